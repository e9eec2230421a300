import { MOST_GROUP_LINES } from '@mostrador/domain/group-order/group-order'
import type { Api } from '../../ground/ports.ts'

const bytesOf = (items: readonly unknown[]): number => Buffer.byteLength(JSON.stringify(items))

/**
 * Whether what somebody brings to a group is heavier than forty honest lines: it is kept for days,
 * and anybody can make one.
 */
export const isTooHeavy = ({ limits }: Pick<Api, 'limits'>, items: readonly unknown[]): boolean =>
  bytesOf(items) > limits.sizes['group-order-bytes'].most

/** Whether what a whole group brings is more than its host could order at once. */
export const isTooMuch = ({ limits }: Pick<Api, 'limits'>, items: readonly unknown[]): boolean =>
  items.length > MOST_GROUP_LINES || bytesOf(items) > limits.sizes['group-order-all-bytes'].most

import { MOST_GROUP_LINES } from '@mostrador/domain/group-order/group-order'
import type { Api } from '../../ground/ports.ts'

const bytesOf = (items: readonly unknown[]): number => Buffer.byteLength(JSON.stringify(items))

/**
 * Whether items are heavier than forty honest lines, since groups are kept for days and open to
 * anybody.
 */
export const isTooHeavy = ({ limits }: Pick<Api, 'limits'>, items: readonly unknown[]): boolean =>
  bytesOf(items) > limits.sizes['group-order-bytes'].most

/** Whether a group's items are more than its host could order at once. */
export const isTooMuch = ({ limits }: Pick<Api, 'limits'>, items: readonly unknown[]): boolean =>
  items.length > MOST_GROUP_LINES || bytesOf(items) > limits.sizes['group-order-all-bytes'].most

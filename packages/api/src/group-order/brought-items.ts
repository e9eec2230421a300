import type { Api } from '../ports.ts'

/**
 * Whether what somebody brings to a group is heavier than forty honest lines: it is kept for days,
 * and anybody can make one.
 */
export const isTooHeavy = ({ limits }: Pick<Api, 'limits'>, items: readonly unknown[]): boolean =>
  Buffer.byteLength(JSON.stringify(items)) > limits.sizes['group-order-bytes'].most

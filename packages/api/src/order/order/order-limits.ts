import type { Api } from '../../ground/ports.ts'
import type { Limits } from '../../ground/rate-limit/limits.ts'
import type { LimitsOfOrder, NewOrder } from './new-order.ts'

export type OrderFlood = 'too-many-requests' | 'too-many-orders'

/** Key under which the orders of all brands are counted. */
const EVERYBODY = 'all'

/** Returns the limits of all servers together that the order's statement counts. */
export function limitsOfOrder({ rates, sizes }: Limits): LimitsOfOrder {
  const { times, seconds } = rates['place-order-local']
  return {
    seconds,
    of_local: times,
    unpaid_of_local: sizes['unpaid-orders-local'].most,
    unpaid_of_phone: sizes['unpaid-orders-phone'].most,
  }
}

/**
 * Returns whether an order comes too often: for its phone, brand and all, and for its network
 * while unpaid; undefined where not. No query.
 */
export async function floodOf(
  { rateLimiter: { take } }: Pick<Api, 'rateLimiter'>,
  { order }: Pick<NewOrder, 'order'>,
  ip: string,
): Promise<OrderFlood | undefined> {
  if (!(await take('place-order-phone', `${order.branch_id}:${order.phone_key}`))) return 'too-many-requests'
  const isUnpaid = order.payment_status === 'PENDING'
  if (isUnpaid && !(await take('unpaid-order-network', ip))) return 'too-many-requests'
  const isOver =
    !(await take('place-order-brand', order.branch_id)) || !(await take('place-order-all', EVERYBODY))
  return isOver ? 'too-many-orders' : undefined
}

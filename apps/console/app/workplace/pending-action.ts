import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { nextOrderStatus, type OrderAction } from '@mostrador/domain/order/order-status'

/** Actions sent and not answered yet, by order id. */
export type PendingActions = ReadonlyMap<string, OrderAction>

/** Applies pending actions to orders; a pending order offers no action, against double presses. */
export function withPending(
  orders: readonly ConsoleOrder[],
  pending: PendingActions,
): readonly ConsoleOrder[] {
  if (pending.size === 0) return orders
  return orders.map((order) => {
    const action = pending.get(order.id)
    const status = action && nextOrderStatus(order.status, action)
    return status ? { ...order, status, actions: [] } : order
  })
}

/** Replaces an order by the server's answer. */
export const withOrder = (orders: readonly ConsoleOrder[], answered: ConsoleOrder): ConsoleOrder[] =>
  orders.map((order) => (order.id === answered.id ? answered : order))

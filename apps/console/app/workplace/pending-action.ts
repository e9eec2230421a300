import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { nextOrderStatus, type OrderAction } from '@mostrador/domain/order/order-status'

/** Actions sent and not answered yet, by order id. */
export type PendingActions = ReadonlyMap<string, OrderAction>

/**
 * The orders as they will be once the server has said yes. An order on its way offers no action, so
 * that nobody presses twice; where the action no longer leads anywhere, what the server says
 * stands.
 */
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

/** The orders with one of them as the server just answered it. */
export const withOrder = (orders: readonly ConsoleOrder[], answered: ConsoleOrder): ConsoleOrder[] =>
  orders.map((order) => (order.id === answered.id ? answered : order))

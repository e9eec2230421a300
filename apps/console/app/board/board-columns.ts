import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { STATUSES_IN_PROGRESS, type OrderStatus } from '@mostrador/domain/order/order-status'

/** One column of the board. */
export type BoardColumn = { readonly status: OrderStatus; readonly orders: readonly ConsoleOrder[] }

/** When an order is wanted: its scheduled time, else when it was ordered. */
const wantedAt = (order: ConsoleOrder): number =>
  Date.parse((order.scheduled ? order.scheduledAt : null) ?? order.orderedAt)

/**
 * The orders in progress by column, what is wanted first at the top. Orders of the same instant
 * stand by their id, so that two refreshes never swap two cards.
 */
export function boardColumns(orders: readonly ConsoleOrder[]): readonly BoardColumn[] {
  return STATUSES_IN_PROGRESS.map((status) => ({
    status,
    orders: orders
      .filter((order) => order.status === status)
      .sort((a, b) => wantedAt(a) - wantedAt(b) || (a.id < b.id ? -1 : 1)),
  }))
}

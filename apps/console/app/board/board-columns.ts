import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { STATUSES_IN_PROGRESS, type OrderStatus } from '@mostrador/domain/order/order-status'

export type BoardColumn = { readonly status: OrderStatus; readonly orders: readonly ConsoleOrder[] }

const wantedAt = (order: ConsoleOrder): number =>
  Date.parse((order.scheduled ? order.scheduledAt : null) ?? order.orderedAt)

/** Sorts orders in progress into columns by wanted time, then by id, so that none swap. */
export function boardColumns(orders: readonly ConsoleOrder[]): readonly BoardColumn[] {
  return STATUSES_IN_PROGRESS.map((status) => ({
    status,
    orders: orders
      .filter((order) => order.status === status)
      .sort((a, b) => wantedAt(a) - wantedAt(b) || (a.id < b.id ? -1 : 1)),
  }))
}

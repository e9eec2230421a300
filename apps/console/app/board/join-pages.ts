import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

/**
 * The known orders and those of a page, newest first, each once and as the page has it. Ids are made in the
 * order of time, so they also say where an order stands that was finished long after it was placed.
 */
export function joinPages(known: readonly ConsoleOrder[], page: readonly ConsoleOrder[]): ConsoleOrder[] {
  const byId = new Map([...known, ...page].map((order) => [order.id, order]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
}

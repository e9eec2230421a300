import type { Client } from '@mostrador/contract/client'
import type { HistoryOrder } from '@mostrador/contract/order/order-schema'
import { quietly } from '../frame/quiet.ts'

/** The phone and the place whose orders are loaded. */
export type MyOrdersKey = { readonly phone: string; readonly branchContactId: string }

/** The orders that were read so far, and whether there are more. */
export type OrdersPage = { readonly orders: readonly HistoryOrder[]; readonly more: boolean }

/** Before any order was read. */
export const NO_ORDERS: OrdersPage = { orders: [], more: false }

/**
 * The orders so far with those of the next page. A failure is quiet: an empty list. Source: 000 §8,
 * 001 §8.
 */
export async function loadMyOrders(
  client: Client,
  { phone, branchContactId }: MyOrdersKey,
  before: OrdersPage,
): Promise<OrdersPage> {
  const query = { phone, branchContactId, offset: before.orders.length }
  const { dinerOrders } = await quietly(client.listOrders({ query }), {
    client,
    failure: 'orders',
    instead: { dinerOrders: { orders: [], more: false } },
    branchContactId,
  })
  return { orders: [...before.orders, ...dinerOrders.orders], more: dinerOrders.more }
}

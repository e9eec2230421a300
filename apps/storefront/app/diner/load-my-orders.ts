import type { Client } from '@mostrador/contract/client'
import type { HistoryOrder } from '@mostrador/contract/order/order-schema'
import { reportQuietly } from '../frame/quiet.ts'

/** The phone and the place whose orders are loaded. */
export type MyOrdersKey = { readonly phone: string; readonly branchContactId: string }

/** The orders that were read so far, and whether there are more. */
export type OrdersPage = {
  readonly orders: readonly HistoryOrder[]
  readonly more: boolean
  /** They are those of this browser alone: the phone may have others. */
  readonly ofThisBrowser: boolean
  /** The last page could not be read: it may be asked for again. */
  readonly isBroken: boolean
}

/** Before any order was read. */
export const NO_ORDERS: OrdersPage = { orders: [], more: false, ofThisBrowser: true, isBroken: false }

/**
 * The orders so far with those of the next page. A failure is quiet: an empty list, or the one that
 * is there, with all that it offered. Source: 000 §8, 001 §8.
 */
export async function loadMyOrders(
  client: Client,
  { phone, branchContactId }: MyOrdersKey,
  before: OrdersPage,
): Promise<OrdersPage> {
  const query = { phone, branchContactId, offset: before.orders.length }
  const result = await client.listOrders({ query })
  if (!result.ok) {
    reportQuietly(client, 'orders', { branchContactId, payload: result.problem })
    return { ...before, isBroken: true }
  }
  const { orders, more, ofThisBrowser } = result.data.dinerOrders
  return { orders: [...before.orders, ...orders], more, ofThisBrowser, isBroken: false }
}

import type { Client } from '@mostrador/contract/client'
import type { HistoryOrder } from '@mostrador/contract/order/order-schema'
import { reportQuietly } from '../frame/quiet.ts'

export type MyOrdersKey = { readonly phone: string; readonly branchContactId: string }

export type OrdersPage = {
  readonly orders: readonly HistoryOrder[]
  readonly more: boolean
  /** Whether they are those of this browser alone: the phone may have others. */
  readonly ofThisBrowser: boolean
  /** Whether the last page failed to load, and may be asked for again. */
  readonly isBroken: boolean
}

export const NO_ORDERS: OrdersPage = { orders: [], more: false, ofThisBrowser: true, isBroken: false }

/**
 * Loads the next page of orders and appends it. A failure is silent: the list stays as it is, or
 * empty. Source: 000 §8, 001 §8.
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

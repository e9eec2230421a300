import { accountCopy } from '@mostrador/copy/account'
import { layoutCopy } from '@mostrador/copy/layout'
import type { OrdersPage } from '../diner/load-my-orders.ts'

/** Texts of an empty list of orders; `retry` labels the button that asks again. */
type NoOrders = { readonly title: string; readonly hint: string | undefined; readonly retry?: string }

/**
 * Why a list shows no order. That there is none is said by the documents' sentence where the server
 * would tell of all; of a phone that nobody verified no more is known than what this device
 * ordered, and of a list that could not be asked for nothing is. Source: 001 §2 Order history and
 * sign-in.
 */
export function noOrders({ isBroken, ofThisBrowser }: Omit<OrdersPage, 'orders' | 'more'>): NoOrders {
  if (isBroken)
    return { title: accountCopy.ordersFailed, hint: layoutCopy.offlineHint, retry: layoutCopy.retry }
  return ofThisBrowser
    ? { title: accountCopy.noOrdersHere, hint: accountCopy.ordersOfDevice }
    : { title: accountCopy.noOrders, hint: accountCopy.noOrdersHint }
}

import { accountCopy } from '@mostrador/copy/account'
import { layoutCopy } from '@mostrador/copy/layout'
import type { OrdersPage } from '../diner/load-my-orders.ts'

type NoOrders = { readonly title: string; readonly hint: string | undefined; readonly retry?: string }

/**
 * Returns the texts of a list without orders. The sentence of the documents needs a server that
 * would tell of all orders; an unverified phone shows this device's orders alone, and a failed
 * request tells nothing. Source: 001 §2 Order history and sign-in.
 */
export function noOrders({ isBroken, ofThisBrowser }: Omit<OrdersPage, 'orders' | 'more'>): NoOrders {
  if (isBroken)
    return { title: accountCopy.ordersFailed, hint: layoutCopy.offlineHint, retry: layoutCopy.retry }
  return ofThisBrowser
    ? { title: accountCopy.noOrdersHere, hint: accountCopy.ordersOfDevice }
    : { title: accountCopy.noOrders, hint: accountCopy.noOrdersHint }
}

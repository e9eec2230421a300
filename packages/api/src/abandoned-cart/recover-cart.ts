import type { OrderItemInput } from '@mostrador/contract/order/order-item-schema'
import { type Handler, no, yes } from '../http/handler.ts'
import { findCart } from './abandoned-cart-store.ts'
import { cartPlaceOf } from './cart-place.ts'

/**
 * The cart that a phone left at a local within the last day: its mode and items, nothing of its owner. What is
 * not there, what is over and what is no phone at all answer alike. Source: 000 §4, §7.
 */
export const recoverCart: Handler<'recoverCart'> = async (api, { params, call }) => {
  if (!(await api.rateLimiter.take('recover-cart-address', call.ip))) return no('too-many-requests')
  const catalog = await api.catalogs.get(params.branchContactId)
  const whose = catalog && cartPlaceOf(catalog, params.phone)
  if (!whose) return no('cart-not-found')
  if (!(await api.rateLimiter.take('recover-cart-phone', whose.place.phoneKey)))
    return no('too-many-requests')
  const cart = await findCart(api.database, whose.place, api.now())
  if (!cart) return no('cart-not-found')
  return yes({ orderModeId: cart.orderModeId, items: cart.items as OrderItemInput[] })
}

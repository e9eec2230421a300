import type { OrderItemInput } from '@mostrador/contract/order/order-item-schema'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { z } from 'zod'
import { findCart } from './abandoned-cart-store.ts'
import { cartPlaceOf } from './cart-place.ts'

const tokenSchema = z.uuid()

/**
 * Returns the mode and items of the cart that a phone left at a branch contact within the last
 * day. Only a caller with the token of the reminder’s link reads it, since a phone is typed by
 * anybody. A missing, ended or tokenless cart and an invalid phone answer alike. Source: 000 §4,
 * §7; docs/decisions/057.
 */
export const recoverCart: Handler<'recoverCart'> = async (api, { params, query, call }) => {
  if (!(await api.rateLimiter.take('recover-cart-address', call.ip))) return no('too-many-requests')
  const catalog = await api.catalogs.get(params.branchContactId)
  const whose = catalog && cartPlaceOf(catalog, params.phone)
  if (!whose) return no('cart-not-found')
  if (!(await api.rateLimiter.take('recover-cart-phone', whose.place.phoneKey)))
    return no('too-many-requests')
  const token = tokenSchema.safeParse(query.token).data
  if (token === undefined) return no('cart-not-found')
  const cart = await findCart(api.database, { ...whose.place, token }, api.now())
  if (!cart) return no('cart-not-found')
  return yes({ orderModeId: cart.orderModeId, items: cart.items as OrderItemInput[] })
}

import type { OrderItemInput } from '@mostrador/contract/order/order-item-schema'
import { z } from 'zod'
import { noticeAbandonedCart } from './notice-abandoned-cart.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { cancelCart, findCart } from './abandoned-cart-store.ts'
import { cartPlaceOf, sequenceOf } from './cart-place.ts'

/**
 * Cancels the reminder of this browser's cart, after its diner came back, ordered or emptied it.
 * Source: 000 §4, §7.
 */
const cancelAbandonedCart: Handler<'cancelAbandonedCart'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('abandoned-cart-address', call.ip))) return no('too-many-requests')
  const catalog = await api.catalogs.get(body.branchContactId)
  if (!catalog || catalog.contact.branch.id !== body.branchId) return no('branch-contact-not-found')
  const whose = cartPlaceOf(catalog, body.phone)
  if (!whose) return yes(null)
  if (!(await api.rateLimiter.take('abandoned-cart-phone', whose.place.phoneKey)))
    return no('too-many-requests')

  const now = api.now()
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  await cancelCart(api.database, {
    place: whose.place,
    browserId,
    phone: whose.e164,
    end: body.navigationEvent,
    sequence: sequenceOf(body.sequence, now),
    now,
  })
  return yes(null, cookies)
}

const tokenSchema = z.uuid()

/**
 * Returns the mode and items of the cart that a phone left at a branch contact within the last
 * day. Only a caller with the token of the reminder's link reads it, since a phone is typed by
 * anybody. A missing, ended or tokenless cart and an invalid phone answer alike. Source: 000 §4,
 * §7; docs/decisions/057.
 */
const recoverCart: Handler<'recoverCart'> = async (api, { params, query, call }) => {
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

/** Handlers of the noun's endpoints, by their names in the contract. */
export const abandonedCartHandlers = {
  cancelAbandonedCart,
  noticeAbandonedCart,
  recoverCart,
}

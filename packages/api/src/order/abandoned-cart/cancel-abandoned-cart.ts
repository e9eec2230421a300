import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { cancelCart } from './abandoned-cart-store.ts'
import { cartPlaceOf, sequenceOf } from './cart-place.ts'

/**
 * Cancels the reminder of this browser’s cart, after its diner came back, ordered or emptied it.
 * Source: 000 §4, §7.
 */
export const cancelAbandonedCart: Handler<'cancelAbandonedCart'> = async (api, { body, call }) => {
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

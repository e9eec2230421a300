import { isEmail } from '@mostrador/domain/checkout/email'
import type { Catalog } from '../../ground/catalog.ts'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import type { Api } from '../../ground/ports.ts'
import { keepCart } from './abandoned-cart-store.ts'
import { cartPlaceOf, sequenceOf, type CartPlace } from './cart-place.ts'

type Notice = HandlerInput<'noticeAbandonedCart'>['body']

/**
 * Returns the items on the mode's menu, without notes, which may hold anything; none for an
 * unknown mode.
 */
function itemsOnOffer({ modes, menus }: Catalog, { orderModeId, items }: Notice): Notice['items'] {
  const mode = modes.find(({ id, active }) => active && id === orderModeId)
  const plates = new Set(mode && menus.get(mode.menuId)?.info.plates.map(({ id }) => id))
  return items.filter(({ referenceId }) => plates.has(referenceId)).map((item) => ({ ...item, notes: '' }))
}

/** Whether a cart is too heavy to keep for a week, since anybody can make one. */
const isTooHeavy = ({ limits }: Api, items: Notice['items']): boolean =>
  Buffer.byteLength(JSON.stringify(items)) > limits.sizes['abandoned-cart-bytes'].most

/** Returns a valid e-mail; null for a malformed one, which is dropped silently. */
function emailOf({ email }: Notice): string | null {
  const text = email?.trim() ?? ''
  return isEmail(text) ? text : null
}

const reminderOf = (api: Api, { branchId, branchContactId, phoneKey }: CartPlace, now: Date) => ({
  id: api.newId(),
  kind: 'remind-of-cart',
  uniqueKey: `${branchContactId}:${phoneKey}`,
  payload: { branchId, branchContactId, phoneKey },
  runAt: new Date(now.getTime() + api.abandonedCartMinutes * 60_000),
  createdAt: now,
})

/**
 * Keeps an abandoned cart for a day, with a job that may remind of it. The browser waits for no
 * answer: an invalid phone or a foreign cart is dropped silently. Source: 000 §4, §7.
 */
export const noticeAbandonedCart: Handler<'noticeAbandonedCart'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('abandoned-cart-address', call.ip))) return no('too-many-requests')
  const catalog = await api.catalogs.get(body.branchContactId)
  if (!catalog || catalog.contact.branch.id !== body.branchId) return no('branch-contact-not-found')
  const whose = cartPlaceOf(catalog, body.phone)
  const items = itemsOnOffer(catalog, body)
  if (!whose || items.length === 0 || isTooHeavy(api, items)) return yes(null)
  if (!(await api.rateLimiter.take('abandoned-cart-phone', whose.place.phoneKey)))
    return no('too-many-requests')
  if (!(await api.rateLimiter.take('abandoned-cart-brand', body.branchId))) return yes(null)

  const now = api.now()
  const { orderModeId } = body
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  const cart = {
    place: whose.place,
    browserId,
    phone: whose.e164,
    email: emailOf(body),
    orderModeId,
    items,
    now,
  }
  const sequence = sequenceOf(body.sequence, now)
  await keepCart(api.database, { ...cart, sequence }, reminderOf(api, whose.place, now))
  return yes(null, cookies)
}

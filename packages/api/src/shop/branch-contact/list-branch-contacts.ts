import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { metresBetween } from '@mostrador/domain/position/metres-between'
import { plainText } from '@mostrador/domain/search/plain-text'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { ContactRow } from '../../ground/catalog.ts'
import { deliveryAt } from '../delivery/delivery-at.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { jsonResponse } from '../../ground/http/json-response.ts'
import { branchOffers, contactJsonAt, type BranchOffer } from './branch-offers.ts'

const isFound = ({ info }: ContactRow, search: string): boolean => {
  const { street, number, locality, zone, city } = info.address
  return plainText([info.name, street, number, locality, zone, city].join(' ')).includes(plainText(search))
}

/** Whether any active mode of a contact delivers to a point now. */
const isReached = ({ contact, modes }: BranchOffer, at: Parameters<typeof deliveryAt>[2]): boolean =>
  modes.some(
    (mode) =>
      ORDER_MODES[mode.type].address && deliveryAt({ contact, zones: contact.zones }, mode, at).inArea,
  )

type Reach = Pick<BranchContactItem, 'distance' | 'reachableByDelivery'>
type Listed = { readonly offer: BranchOffer; readonly reach: Reach }

function reachOf(offer: BranchOffer, at: { readonly point: Point | undefined; readonly now: Date }): Reach {
  const { point, now } = at
  if (!point) return { distance: null, reachableByDelivery: true }
  const { lat, lng } = offer.contact.info
  const distance = lat === null || lng === null ? null : Math.round(metresBetween(point, { lat, lng }))
  return { distance, reachableByDelivery: isReached(offer, { point, now }) }
}

const itemJson = ({ offer, reach }: Listed, now: Date): string =>
  `${contactJsonAt(offer, now).slice(0, -1)},${JSON.stringify(reach).slice(1)}`

/**
 * Lists a branch's contacts; with a point, the nearest first and whether they deliver. One query
 * while nothing changed, else three. Source: 000 §2 Branch page.
 */
export const listBranchContacts: Handler<'listBranchContacts'> = async (api, { params, query, call }) => {
  const offers = await branchOffers(api, params.branchId)
  if (!offers) return no('branch-not-found')
  const now = api.now()
  const { lat, lng, search, orderModeType } = query
  const point = lat !== undefined && lng !== undefined ? { lat, lng } : undefined

  const listed = offers
    .filter(({ contact }) => !search || isFound(contact, search))
    .filter(({ modes }) => !orderModeType || modes.some(({ type }) => type === orderModeType))
    .map((offer): Listed => ({ offer, reach: reachOf(offer, { point, now }) }))
  const inOrder = point
    ? listed.toSorted((a, b) => (a.reach.distance ?? Infinity) - (b.reach.distance ?? Infinity))
    : listed
  return jsonResponse(`{"branchContacts":[${inOrder.map((one) => itemJson(one, now)).join(',')}]}`, {
    status: 200,
    headers: new Headers({ 'cache-control': 'no-store' }),
    accepts: call.headers.get('accept-encoding'),
  })
}

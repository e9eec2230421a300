import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { ContactRow } from '../catalog/load-contact.ts'
import { deliveryAt } from '../delivery/delivery-at.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import { type BranchOffer, branchOffers, fieldsAt } from './branch-offers.ts'

const EARTH_RADIUS_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along the earth's surface (haversine). */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord)))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const isFound = ({ info }: ContactRow, search: string): boolean => {
  const { street, number, locality, zone, city } = info.address
  return plain([info.name, street, number, locality, zone, city].join(' ')).includes(plain(search))
}

/** Whether one of a contact's active modes delivers to a point at this moment. */
const isReached = ({ contact, modes }: BranchOffer, at: Parameters<typeof deliveryAt>[2]): boolean =>
  modes.some(
    (mode) => mode.type === 'DELIVERY' && deliveryAt({ contact, zones: contact.zones }, mode, at).inArea,
  )

/**
 * The contacts of a branch; with a point nearest first, and whether they deliver there. One query while the branch
 * does not change, three when it did, whatever their number. Source: 000 §2 Branch page.
 */
export const listBranchContacts: Handler<'listBranchContacts'> = async (
  { database, now },
  { params, query },
) => {
  const offers = await branchOffers(database, params.branchId)
  if (!offers) return no('branch-not-found')
  const at = now()
  const { lat, lng, search, orderModeType } = query
  const point = lat !== undefined && lng !== undefined ? { lat, lng } : undefined

  const items = offers.flatMap((offer): BranchContactItem[] => {
    if (search && !isFound(offer.contact, search)) return []
    if (orderModeType && !offer.modes.some(({ type }) => type === orderModeType)) return []
    const { info } = offer.contact
    const place = info.lat !== null && info.lng !== null ? { lat: info.lat, lng: info.lng } : undefined
    const distance = point && place ? metresBetween(point, place) : null
    const reachableByDelivery = point === undefined || isReached(offer, { point, now: at })
    return [{ ...fieldsAt(offer, at), distance, reachableByDelivery }]
  })
  const branchContacts = point
    ? items.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    : items
  return yes({ branchContacts })
}

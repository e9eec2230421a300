import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import { sql } from 'kysely'
import { contactFields, modeInfo } from '../catalog/contact-info.ts'
import { type ContactRow, loadContacts } from '../catalog/load-contact.ts'
import { type CatalogMode, loadModes } from '../catalog/load-modes.ts'
import { loadZonesOf } from '../catalog/load-zones.ts'
import { loadBranch } from '../company/company-store.ts'
import { deliveryAt } from '../delivery/delivery-at.ts'
import { type Handler, no, yes } from '../http/handler.ts'

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
function isReached(
  offer: { contact: ContactRow; modes: readonly CatalogMode[]; zones: readonly DeliveryZone[] },
  at: Parameters<typeof deliveryAt>[2],
): boolean {
  return offer.modes.some((mode) => mode.type === 'DELIVERY' && deliveryAt(offer, mode, at).inArea)
}

/**
 * The contacts of a branch; with a point nearest first, and whether they deliver there. Four queries at most,
 * whatever their number. Source: 000 §2 Branch page.
 */
export const listBranchContacts: Handler<'listBranchContacts'> = async (
  { database, now },
  { params, query },
) => {
  if (!(await loadBranch(database, params.branchId))) return no('branch-not-found')
  const contacts = await loadContacts(database, sql`bc.branch_id = ${params.branchId}`)
  const ids = contacts.map(({ info }) => info.id)
  const modes = await loadModes(database, ids)
  const { lat, lng, search, orderModeType } = query
  const from = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
  const zones = from ? await loadZonesOf(database, ids) : undefined

  const at = now()

  const items = contacts.flatMap((contact): BranchContactItem[] => {
    const own = modes.filter((mode) => mode.active && mode.branchContactId === contact.info.id)
    if (search && !isFound(contact, search)) return []
    if (orderModeType && !own.some(({ type }) => type === orderModeType)) return []
    const to = contact.info
    const place = to.lat !== null && to.lng !== null ? { lat: to.lat, lng: to.lng } : undefined
    const fields = contactFields(
      contact,
      own.map((mode) => modeInfo(mode, contact, { menuHash: '', now: at })),
      at,
    )
    const distance = from && place ? metresBetween(from, place) : null
    const offer = { contact, modes: own, zones: zones?.get(to.id) ?? [] }
    const reachableByDelivery = from === undefined || isReached(offer, { point: from, now: now() })
    return [{ ...fields, distance, reachableByDelivery }]
  })
  const branchContacts = from
    ? items.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    : items
  return yes({ branchContacts })
}

import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { sql } from 'kysely'
import { contactFields, modeInfo } from '../catalog/contact-info.ts'
import { type ContactRow, loadContacts } from '../catalog/load-contact.ts'
import { loadModes } from '../catalog/load-modes.ts'
import { loadBranch } from '../company/company-store.ts'
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

/** The contacts of a branch, nearest first when a point is given: three queries, whatever their number. Source: 000 §2 Branch page. */
export const listBranchContacts: Handler<'listBranchContacts'> = async (
  { database, now },
  { params, query },
) => {
  if (!(await loadBranch(database, params.branchId))) return no('branch-not-found')
  const contacts = await loadContacts(database, sql`bc.branch_id = ${params.branchId}`)
  const modes = await loadModes(
    database,
    contacts.map(({ info }) => info.id),
  )
  const { lat, lng, search, orderModeType } = query
  const from = lat !== undefined && lng !== undefined ? { lat, lng } : undefined

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
    return [{ ...fields, distance, reachableByDelivery: own.some(({ type }) => type === 'DELIVERY') }]
  })
  const branchContacts = from
    ? items.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
    : items
  return yes({ branchContacts })
}

import { REVISION_DOORS, type RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { slotInstant } from '@mostrador/domain/scheduling/slots'

const DAY_MS = 24 * 60 * 60 * 1000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Fields of the filter, named as in the address. */
export const FILTER_FIELDS = ['text', 'door', 'by', 'from', 'until', 'place'] as const

type FilterField = (typeof FILTER_FIELDS)[number]

/** Filter of the changes, as in the address; an empty field matches all. */
export type RevisionFilter = Readonly<Record<FilterField, string>>

/** Place of the brand as a whole; no field has this name. */
export const WHOLE_BRAND = '*'

/** Returns a place for the request; undefined for the whole brand. */
export const askedPlace = (place: string): string | undefined =>
  place === '' || place === WHOLE_BRAND ? undefined : place

/** Reads the filter from an address. */
export function filterOf(address: URLSearchParams): RevisionFilter {
  const said = (name: FilterField): string => address.get(name) ?? ''
  const [door, from, until] = [said('door'), said('from'), said('until')]
  return {
    text: said('text'),
    door: isDoor(door) ? door : '',
    by: said('by'),
    from: DAY.test(from) ? from : '',
    until: DAY.test(until) ? until : '',
    place: said('place'),
  }
}

const isDoor = (text: string): text is RevisionDoor => REVISION_DOORS.some((door) => door === text)

/** Counts the fields that filter. */
export const countOf = (filter: RevisionFilter): number =>
  FILTER_FIELDS.filter((field) => filter[field] !== '').length

/** Returns the filter as a query, with days of the shop's clock; the last day is included. */
export function queryOf({ text, door, by, from, until, place }: RevisionFilter, timeZone: string) {
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(isDoor(door) && { door }),
    ...(by !== '' && { by }),
    ...(askedPlace(place) !== undefined && { place: askedPlace(place) }),
    ...startOf('from', from, timeZone),
    ...startOf('until', until === '' ? '' : dayAfter(until), timeZone),
  }
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Finds the first instant of a day; where clocks skip midnight, the hour after it. */
function startOf(name: 'from' | 'until', day: string, timeZone: string) {
  const start =
    day === '' ? undefined : (slotInstant(day, '00:00', timeZone) ?? slotInstant(day, '01:00', timeZone))
  return start && { [name]: start.toISOString() }
}

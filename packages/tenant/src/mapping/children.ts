import { idOf } from './references.ts'
import type { Item, Aspect, ThingPlace, Reading, Writing } from './aspect.ts'
import type { Row } from './stock.ts'
import type { TenantTable } from './tables.ts'

/** Mapping of the things of one list. */
export type ThingMapping = {
  readonly table: TenantTable
  /** Name of its id where other rows refer to it: `plate_id`. */
  readonly own: string
  /**
   * The ids of things around it that are columns of its row; the first one is that of its parent.
   */
  readonly around: readonly string[]
  /** The field that it is known by; `key`, unless said otherwise. */
  readonly known?: string
  readonly parts: readonly Aspect[]
}

/** Maps the list of things under a field, each to a row of a table with all of its own. */
export const children = (field: string, mapping: ThingMapping): Aspect => ({
  rows: (writing) => {
    const items = (writing.place.item[field] ?? []) as readonly Item[]
    const places = new Map<string, ThingPlace>()
    // Registered first: a thing may name its siblings' children only once they are there, and they
    // fill in order.
    writing.place.lists.set(field, places)
    for (const [position, item] of items.entries()) {
      const place = writeThing(writing, mapping, { item, position })
      places.set(place.key, place)
    }
  },
  read: (reading) => {
    const parent = mapping.around[0] ?? 'company_id'
    const rows = reading.stock.where(mapping.table, parent, reading.row.id)
    reading.item[field] = rows.map((row) => readThing(reading, mapping, row))
  },
})

/** Writes one thing and all that hangs on it. */
export function writeThing(
  { place: parent, plan, given }: Omit<Writing, 'row'>,
  mapping: ThingMapping,
  { item, position }: { readonly item: Item; readonly position?: number },
): ThingPlace {
  const known = mapping.known ?? 'key'
  const key = String(item[known])
  const row: Record<string, unknown> = { [known]: key, ...(position !== undefined && { position }) }
  const mantissa = typeof item.country === 'string' ? given.mantissaOf(item.country) : parent.mantissa
  const open: ThingPlace = { item, key, ids: parent.ids, parent, mantissa, lists: new Map() }
  for (const column of ['company_id', ...mapping.around]) {
    if (parent.ids[column] !== undefined) row[column] = idOf(parent, column)
  }
  for (const part of mapping.parts) part.columns?.({ place: open, row, plan, given })
  const id = plan.put(mapping.table, row)
  const place = { ...open, ids: { ...parent.ids, [mapping.own]: id } }
  for (const part of mapping.parts) part.rows?.({ place, plan, given })
  return place
}

/** Reads one thing and all that hangs on it. */
export function readThing(reading: Omit<Reading, 'row' | 'item'>, mapping: ThingMapping, row: Row): Item {
  const known = mapping.known ?? 'key'
  const item: Record<string, unknown> = { [known]: row[known] }
  const mantissa = typeof row.country_id === 'string' ? reading.mantissaOf(row.country_id) : reading.mantissa
  for (const part of mapping.parts) part.read({ ...reading, mantissa, row, item })
  return item
}

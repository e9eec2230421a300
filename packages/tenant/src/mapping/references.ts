import type { Aspect, ThingPlace, Reading } from './aspect.ts'
import type { TenantTable } from './tables.ts'

/**
 * Finds the thing of a key in a list, seen from a place: in the nearest list of that name, going
 * outwards.
 */
export function find(from: ThingPlace | undefined, list: string, key: unknown): ThingPlace {
  const found = from?.lists.get(list)?.get(String(key))
  if (found) return found
  if (!from) throw new Error(`no ${String(key)} among the ${list}`)
  return find(from.parent, list, key)
}

/** Finds the thing of a path "menu/plate". */
function findPath(from: ThingPlace, lists: readonly [string, string], path: unknown): ThingPlace {
  const [outer, inner] = String(path).split('/')
  return find(find(from, lists[0], outer), lists[1], inner)
}

/** Returns the id of a thing under its own column. */
export const idOf = (place: ThingPlace, column: string): string => {
  const id = place.ids[column]
  if (id === undefined) throw new Error(`no ${column} around ${place.key}`)
  return id
}

const keyOf = ({ stock }: Pick<Reading, 'stock'>, id: unknown): unknown => stock.byId(id)?.key

/** Maps a field that names another thing by its key; `at` has the column of that thing's id. */
export const reference = (field: string, at: { list: string; column: string }): Aspect => ({
  columns: ({ place, row }) => {
    const key = place.item[field]
    row[at.column] = key == null ? null : idOf(find(place, at.list, key), at.column)
  },
  read: (reading) => {
    reading.item[field] = keyOf(reading, reading.row[at.column]) ?? null
  },
})

/**
 * Maps a field that names a thing of a menu by its path, "menu/plate"; `own` is the column of that
 * thing's id.
 */
export const menuReference = (field: string, at: { list: string; own: string; column: string }): Aspect => ({
  columns: ({ place, row }) => {
    const path = place.item[field]
    row[at.column] = path == null ? null : idOf(findPath(place, ['menus', at.list], path), at.own)
  },
  read: (reading) => {
    const named = reading.stock.byId(reading.row[at.column])
    if (named) reading.item[field] = `${String(keyOf(reading, named.menu_id))}/${String(named.key)}`
  },
})

/**
 * Maps a list of keys, each to a row of a table between the two; `ordered` tables keep the place
 * in the list.
 */
export const links = (
  field: string,
  to: { list: string; table: TenantTable; own: string; other: string; ordered?: true },
): Aspect => ({
  rows: ({ place, plan }) => {
    const keys = (place.item[field] ?? []) as readonly string[]
    for (const [position, key] of keys.entries()) {
      plan.put(to.table, {
        company_id: idOf(place, 'company_id'),
        branch_id: idOf(place, 'branch_id'),
        [to.own]: idOf(place, to.own),
        [to.other]: idOf(find(place, to.list, key), to.other),
        ...(to.ordered && { position }),
      })
    }
  },
  read: (reading) => {
    const rows = reading.stock.where(to.table, to.own, reading.row[to.own] ?? reading.row.id)
    const named = rows.map((row) => ({ row, other: reading.stock.byId(row[to.other]) }))
    // A table without positions has no order of its own: that of the things themselves is taken.
    const ordered = to.ordered ? named : named.toSorted((a, b) => placeOf(a.other) - placeOf(b.other))
    reading.item[field] = ordered.map(({ other }) => other?.key)
  },
})

const placeOf = (row: Readonly<Record<string, unknown>> | undefined): number => Number(row?.position ?? 0)

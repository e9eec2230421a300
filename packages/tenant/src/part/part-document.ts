import { canonicalForm } from '../document/canonical-form.ts'
import { mantissaOf } from '../write/countries.ts'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { readThing } from '../mapping/children.ts'
import { menu, plate } from '../mapping/menu-mapping.ts'
import type { Stock } from '../mapping/stock.ts'
import { menuSchema, plateSchema } from '../schema/menu-schema.ts'
import type { LoadedPart } from './load-part.ts'

/**
 * Returns a part as the document has it, inside only the names of its surroundings: operations are
 * applied to it, and it is compared. Of a menu whose plates alone are read, it has the plates.
 */
export function documentOfPart(loaded: LoadedPart, stock: Stock = loaded.all): Thing {
  const { part, branchName } = loaded
  return { branches: [{ key: part.branchKey, name: branchName, menus: [menuOf(loaded, stock)] }] }
}

function menuOf({ part, menu: row, country }: LoadedPart, stock: Stock): Thing {
  const reading = { stock, mantissa: mantissaOf(country), mantissaOf }
  const [now = row] = stock.rows('menus')
  if (!part.plateKeys) return canonicalForm(menuSchema, readThing(reading, menu, now)) as Thing
  const plates = stock.rows('plates').map((one) => canonicalForm(plateSchema, readThing(reading, plate, one)))
  return { key: part.menuKey, name: row.name, plates }
}

/** Returns the menu of such a document. */
export function menuIn(document: Thing): Thing {
  const [branch] = thingsOf(document.branches)
  const [found] = thingsOf(branch?.menus)
  if (!found) throw new Error('a part without its menu')
  return found
}

/**
 * Returns a list with things at their positions, and nothing between them: their paths are those
 * of the whole document.
 */
export function standingAt<Value>(things: readonly (readonly [at: number, thing: Value])[]): Value[] {
  const list: Value[] = []
  for (const [at, thing] of things) list[at] = thing
  return list
}

/**
 * Returns the part with everything at its place in the whole document, and with the things that it
 * refers to by key: the checks of a file read it, and their paths refer to it.
 */
export function placedDocument(loaded: LoadedPart, document: Thing): Thing {
  const { part, branchAt, menuAt, branchName, country, all } = loaded
  const named = (table: 'indicators' | 'categories' | 'garnish_groups') =>
    all.rows(table).map(({ key }) => ({ key }))
  const found = menuIn(document)
  const ats = new Map(all.rows('plates').map(({ key, at }) => [key, Number(at)]))
  const placed = part.plateKeys
    ? {
        ...found,
        categories: named('categories'),
        garnishGroups: named('garnish_groups'),
        plates: standingAt(thingsOf(found.plates).map((one) => [ats.get(keyOf(one)) ?? 0, one])),
      }
    : found
  const branch = { key: part.branchKey, name: branchName, country, indicators: named('indicators') }
  return { branches: standingAt([[branchAt, { ...branch, menus: standingAt([[menuAt, placed]]) }]]) }
}

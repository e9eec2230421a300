import type { CategoryDocument, MenuDocument, PlateDocument } from '../menu/menu-document.ts'
import { freeSlug } from '../revision/slug.ts'
import { findNamed, sameName, type CellWorld } from './cell-columns.ts'
import { listedPlates } from './listed-plates.ts'
import { matchPlates } from './match-plates.ts'
import { placeCategories, placePlates } from './place-plates.ts'
import { plateOfRow } from './plate-of-row.ts'
import type { Otherwise, SheetGuess } from './sheet-guess.ts'
import { oneSizes } from './one-size.ts'
import type { SheetProblem } from './sheet-problem.ts'
import type { SheetRows } from './sheet-rows.ts'
import { withFields } from './without-plates.ts'

/** Choices of staff about a sheet beyond the fields of its rows. */
export type SheetWishes = {
  /** The sheet is the whole menu: a plate that it does not have is not wanted. */
  readonly isWhole: boolean
  /** Its order is the order of the menu. */
  readonly isOrdered: boolean
  /** The category of rows that say none. */
  readonly category?: string | undefined
  /** Guesses that are to be read the other way. */
  readonly otherwise?: Otherwise | undefined
}

/** A menu as a sheet says it, as far as it can be read. */
export type SheetOutcome = {
  /** All plates are in it, those that the sheet does not have as well. */
  readonly menu: MenuDocument
  readonly problems: readonly SheetProblem[]
  /** Ambiguous parts, and how they were read. */
  readonly guesses: readonly SheetGuess[]
  /** The row of each plate that the sheet has. */
  readonly rowOfPlate: ReadonlyMap<string, number>
  readonly absent: { readonly plates: readonly string[]; readonly categories: readonly string[] }
}

/**
 * Applies the rows of a sheet to a menu. A plate is the same one by its key, or else by its name;
 * fields without a column stay, and so does one whose cell has the same text as before. All
 * problems are told at once, and their fields stay.
 */
export function applySheet(
  sheet: SheetRows,
  menu: MenuDocument,
  { world, wishes }: { readonly world: CellWorld; readonly wishes: SheetWishes },
): SheetOutcome {
  const rows = sheet.rows.map((row) =>
    row.category === '' ? { ...row, category: wishes.category ?? '' } : row,
  )
  const named = categoriesOf(
    [...sheet.categories, ...rows.map(({ category }) => category)],
    rows,
    menu.categories,
  )
  const categories = [...new Map([...menu.categories, ...named].map((one) => [one.key, one])).values()]
  const { isWhole, otherwise } = wishes
  const { matched, problems: ofKeys, guesses } = matchPlates(rows, { ...menu, isWhole, otherwise })
  const problems: SheetProblem[] = [...sheet.problems, ...ofKeys]
  const reading = { world: { ...world, categories }, problems, otherwise }
  const plates = new Map<string, PlateDocument>()
  for (const one of matched) plates.set(one.key, plateOfRow(one, reading))
  const order = named.map(({ key }) => key)
  return {
    menu: withFields(menu, {
      categories: placeCategories(menu.categories, { named, isOrdered: wishes.isOrdered }),
      plates: placePlates(menu.plates, { plates, isOrdered: wishes.isOrdered }),
      remarkeds: listedPlates(menu.remarkeds, matched, { column: 'remarked', problems }),
      upselleds: listedPlates(menu.upselleds, matched, { column: 'upselled', problems }),
    }),
    problems,
    guesses: [...sheet.guesses, ...guesses, ...oneSizes(matched, otherwise)],
    rowOfPlate: new Map(matched.map(({ key, row }) => [key, row.number])),
    absent: {
      plates: menu.plates.flatMap(({ key }) => (plates.has(key) ? [] : [key])),
      categories: menu.categories.flatMap(({ key }) => (order.includes(key) ? [] : [key])),
    },
  }
}

function categoriesOf(
  names: readonly string[],
  rows: SheetRows['rows'],
  before: readonly CategoryDocument[],
): readonly CategoryDocument[] {
  const used = new Set(rows.map(({ category }) => sameName(category)))
  const taken = new Set(before.map(({ key }) => key))
  const found = new Map<string, CategoryDocument>()
  for (const name of names) {
    const known = findNamed(before, name)
    const id = known ? `=${known.key}` : sameName(name)
    if (id === '' || found.has(id) || (!known && !used.has(id))) continue
    const category = known ?? { key: freeSlug(name, taken), name }
    taken.add(category.key)
    found.set(id, category)
  }
  return [...found.values()]
}

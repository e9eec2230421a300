import type { CategoryDocument, PlateDocument } from '../menu/menu-document.ts'
import { freeSlug } from '../revision/slug.ts'
import { textIn } from '../spreadsheet/cells.ts'
import { findNamed, sameName } from './cell-columns.ts'
import { SHEET_HEADINGS } from './sheet-columns.ts'
import { isTakenOf, type Otherwise, type SheetGuess } from './sheet-guess.ts'
import { problemAt, type SheetProblem } from './sheet-problem.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Row with its plate: one of the menu, or a new one under a key of its own. */
export type MatchedRow = {
  readonly row: SheetRow
  readonly key: string
  readonly before: PlateDocument | undefined
}

/** Plates of rows, the problems, and the guesses. */
type MatchedRows = {
  readonly matched: readonly MatchedRow[]
  readonly problems: readonly SheetProblem[]
  readonly guesses: readonly SheetGuess[]
}

const LONGEST_KEY = 60
const isKey = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_KEY

/** Returns the name of a row's plate; '' where it has none. */
export const nameIn = (row: SheetRow): string => textIn(row.cell('name'))

const placeOf = (row: SheetRow): string => `${sameName(row.category)}/${sameName(nameIn(row))}`

const refused = (
  row: SheetRow,
  column: 'key' | 'name',
  why: Pick<SheetProblem, 'code' | 'text' | 'first'>,
): SheetProblem => problemAt({ sheet: 'menu', row: row.number, column: SHEET_HEADINGS[column] }, why)

/** Menu over which rows are read, and how. */
type Matching = {
  readonly plates: readonly PlateDocument[]
  readonly categories: readonly CategoryDocument[]
  readonly isWhole: boolean
  readonly otherwise?: Otherwise | undefined
}

/**
 * Finds the plate of each row: that of its key, or else of its name in its category, or else, in a
 * sheet of the whole menu, of its name in another one that no row has yet; any other row is a new
 * plate. A new plate with the name of another row of its category is a repeated row, and told. In
 * a partial sheet a name in another category is another plate, unless staff say that it is the
 * same. A row without a category that fits several plates of its name is told.
 */
export function matchPlates(rows: readonly SheetRow[], menu: Matching): MatchedRows {
  const named = Map.groupBy(menu.plates, ({ name }) => sameName(name))
  const isUnclear = (row: SheetRow): boolean =>
    row.category === '' &&
    textIn(row.cell('key')) === '' &&
    (named.get(sameName(nameIn(row)))?.length ?? 0) > 1
  const found = matchClear(
    rows.filter((row) => !isUnclear(row)),
    menu,
    named,
  )
  const unclear = rows
    .filter(isUnclear)
    .map((row) => refused(row, 'name', { code: 'plate-unclear', text: nameIn(row) }))
  return { ...found, problems: [...found.problems, ...unclear] }
}

function matchClear(
  rows: readonly SheetRow[],
  menu: Matching,
  named: ReadonlyMap<string, readonly PlateDocument[]>,
): MatchedRows {
  const known = new Map(menu.plates.map((plate) => [plate.key, plate]))
  const found = new Map<SheetRow, MatchedRow>()
  const rowOfKey = new Map<string, number>()
  const rowOfPlace = new Map<string, number>()
  const problems: SheetProblem[] = []

  function take(row: SheetRow, key: string): void {
    rowOfKey.set(key, row.number)
    if (!rowOfPlace.has(placeOf(row))) rowOfPlace.set(placeOf(row), row.number)
    found.set(row, { row, key, before: known.get(key) })
  }
  const refuse = (...why: Parameters<typeof refused>): void => void problems.push(refused(...why))
  function takeNamed(row: SheetRow, fits: (plate: PlateDocument) => boolean): void {
    if (found.has(row) || textIn(row.cell('key')) !== '' || nameIn(row) === '') return
    const plate = named.get(sameName(nameIn(row)))?.find((one) => !rowOfKey.has(one.key) && fits(one))
    if (plate) take(row, plate.key)
  }

  for (const row of rows) {
    const key = textIn(row.cell('key'))
    const first = rowOfKey.get(key)
    if (first !== undefined) refuse(row, 'key', { code: 'key-twice', text: key, first })
    else if (isKey(key)) take(row, key)
    else if (key !== '') refuse(row, 'key', { code: 'key-malformed', text: key })
  }
  const category = (row: SheetRow): string | undefined => findNamed(menu.categories, row.category)?.key
  for (const row of rows) takeNamed(row, (plate) => row.category === '' || plate.category === category(row))
  const isFree = ({ key }: PlateDocument): boolean => !rowOfKey.has(key)
  const left = rows.filter((row) => !found.has(row))
  const guesses = menu.isWhole ? [] : otherPlates(left, { ...menu, named, isFree, take })
  if (menu.isWhole) for (const row of left) takeNamed(row, () => true)
  for (const row of rows) {
    if (found.has(row) || textIn(row.cell('key')) !== '') continue
    const [text, first] = [nameIn(row), rowOfPlace.get(placeOf(row))]
    if (first !== undefined && text !== '') refuse(row, 'name', { code: 'plate-twice', text, first })
    else take(row, freeSlug(text, { has: (key) => rowOfKey.has(key) || known.has(key) }))
  }
  return { matched: rows.flatMap((row) => found.get(row) ?? []), problems, guesses }
}

type OtherPlates = {
  readonly categories: readonly CategoryDocument[]
  readonly otherwise?: Otherwise | undefined
  readonly named: ReadonlyMap<string, readonly PlateDocument[]>
  /** Whether no row has the plate yet. */
  readonly isFree: (plate: PlateDocument) => boolean
  readonly take: (row: SheetRow, key: string) => void
}

/**
 * Tells rows with the name of a plate in another category apart: no empanada is made of a pizza
 * "Verdura". Where staff say that they are the same, they are taken for those.
 */
function otherPlates(
  rows: readonly SheetRow[],
  { categories, otherwise, named, isFree, take }: OtherPlates,
): readonly SheetGuess[] {
  const pairs = new Map<string, { row: SheetRow; plate: PlateDocument }[]>()
  for (const row of rows) {
    const plate = textIn(row.cell('key')) === '' ? named.get(sameName(nameIn(row)))?.find(isFree) : undefined
    if (!plate || nameIn(row) === '') continue
    const id = `plate:${plate.category}>${sameName(row.category)}`
    pairs.set(id, [...(pairs.get(id) ?? []), { row, plate }])
  }
  return [...pairs].map(([id, found]) => {
    const isTaken = isTakenOf(id, true, otherwise)
    if (!isTaken) for (const { row, plate } of found) if (isFree(plate)) take(row, plate.key)
    const [first] = found
    const from = categories.find(({ key }) => key === first?.plate.category)?.name ?? ''
    return {
      kind: 'other-plate',
      id,
      isTaken,
      from,
      to: first?.row.category ?? '',
      plates: found.map(({ row }) => nameIn(row)),
    }
  })
}

import type { SizeDocument } from '../menu/menu-document.ts'
import { freeSlug } from '../revision/slug.ts'
import { listIn, textIn, type Cell } from '../spreadsheet/cells.ts'
import { sameName, type CellWorld } from './cell-columns.ts'
import { SIZE_COLUMNS } from './columns.ts'
import { isDateText } from './date-text.ts'
import type { MatchedRow } from './match-plates.ts'
import { SHEET_HEADINGS } from './sheet-columns.ts'
import { problemAt, type RowReading, type SheetProblem } from './sheet-problem.ts'

/** Sizes as one cell: "Chica: 9000 | Grande: 15000". */
export const sizesText = (sizes: readonly SizeDocument[] | undefined, world: CellWorld): string =>
  (sizes ?? []).map(({ name, price }) => `${name}: ${SIZE_COLUMNS.price.text(price, world)}`).join(' | ')

const ENTRY = /^(.+?)\s*[:=]\s*([^:=]+)$/

/** Size in a cell, and the heading of its column. */
type Said = { readonly name: string; readonly cell: Cell; readonly column: string }

type Tell = (column: string, problem: Pick<SheetProblem, 'code' | 'text' | 'limit'>) => void

/**
 * Returns the sizes of a row's plate: those of the cell of sizes, or the former ones with the
 * prices in cells of their own. A size is the same one by its name.
 */
export function sizesOfRow(
  { row, key, before }: MatchedRow,
  { world, problems }: RowReading,
): readonly SizeDocument[] | undefined {
  const tell: Tell = (column, problem) =>
    void problems.push(problemAt({ sheet: 'menu', row: row.number, column, plate: key }, problem))
  const all = row.cell('sizes')
  const isAsBefore = all === undefined || textIn(all) === textIn(sizesText(before?.sizes, world))
  const sizes = isAsBefore ? [...(before?.sizes ?? [])] : []
  const said = [
    ...(isAsBefore ? [] : entriesOf(all, tell)),
    ...row.sizes.map(({ name, cell }) => ({ name, cell, column: name })),
  ]
  const taken = new Set((before?.sizes ?? []).map((size) => size.key))
  const seen = new Set<string>()
  for (const { name, cell, column } of said) {
    const isSame = (size: SizeDocument): boolean => sameName(size.name) === sameName(name)
    if (seen.has(sameName(name))) tell(column, { code: 'size-twice', text: name })
    seen.add(sameName(name))
    const price = readPrice({ name, cell, column }, { world, tell })
    const known = before?.sizes?.find(isSame)
    const size = { ...(known ?? { key: freeSlug(name, taken), name }), price }
    taken.add(size.key)
    const at = sizes.findIndex(isSame)
    sizes.splice(at < 0 ? sizes.length : at, at < 0 ? 0 : 1, size)
  }
  return sizes.length === 0 ? undefined : sizes
}

/** Reads the entries in the cell of all sizes. */
const entriesOf = (cell: Cell, tell: Tell): readonly Said[] =>
  listIn(cell).flatMap((text) => {
    const [, name, price] = ENTRY.exec(text) ?? []
    if (name !== undefined && price !== undefined)
      return [{ name, cell: price, column: SHEET_HEADINGS.sizes }]
    tell(SHEET_HEADINGS.sizes, { code: 'size-malformed', text })
    return []
  })

function readPrice(
  { name, cell, column }: Said,
  { world, tell }: { readonly world: CellWorld; readonly tell: Tell },
): number {
  const named = SIZE_COLUMNS.name.read(name, world)
  if (!named.ok) tell(column, { text: name, ...named.problem })
  else if (isDateText(name)) tell(column, { code: 'name-date', text: name })
  const price = SIZE_COLUMNS.price.read(cell, world)
  if (!price.ok) tell(column, { text: textIn(cell), ...price.problem })
  return price.ok && typeof price.value === 'number' ? price.value : 0
}

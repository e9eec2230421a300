import { slugOf } from '../revision/slug.ts'
import { sameName } from './cell-columns.ts'
import { textIn, type Cell, type Table } from '../spreadsheet/cells.ts'
import { SHEET_HEADINGS, sizeOfRole, type ColumnRole, type SheetColumn } from './sheet-columns.ts'
import { isTakenOf, type Otherwise, type SheetGuess } from './sheet-guess.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { problemAt, type SheetProblem } from './sheet-problem.ts'

export type SheetRow = {
  /** As the spreadsheet counts, from 1 on. */
  readonly number: number
  /** The name of its category, or that of the rows above it; '' where nothing says it. */
  readonly category: string
  /** The cell of a column, null for an empty one; undefined where the sheet has no such column. */
  readonly cell: (column: SheetColumn) => Cell | undefined
  /** The cells that have the price of one size each, those that say something. */
  readonly sizes: readonly { readonly name: string; readonly cell: Cell }[]
}

export type SheetRows = {
  readonly rows: readonly SheetRow[]
  /** The categories that rows name, in the order in which they first come up. */
  readonly categories: readonly string[]
  readonly problems: readonly SheetProblem[]
  readonly guesses: readonly SheetGuess[]
}

const LEAST_COLUMNS: readonly SheetColumn[] = ['name']

export type ReadingOptions = {
  readonly required?: readonly SheetColumn[]
  /** Rows that staff leave out, as the spreadsheet counts. */
  readonly skipped?: ReadonlySet<number>
  readonly isPlate?: (name: string) => boolean
  /** Guesses that are to be read the other way. */
  readonly otherwise?: Otherwise | undefined
}

/**
 * Reads the rows of a table that are plates, by its layout. A row with nothing but a category, or
 * without a column of categories only one text, is the heading of the rows below, and so is a text
 * above the headings; an empty cell of a category repeats the one above it. A row that repeats the
 * headings is left out.
 */
export function readRows(
  table: Table,
  { headingRow, columns }: SheetLayout,
  options: ReadingOptions = {},
): SheetRows {
  const at = new Map(columns.flatMap((role, index) => (role === undefined ? [] : [[role, index] as const])))
  const missing = (options.required ?? LEAST_COLUMNS)
    .filter((column) => !at.has(column) && !(column === 'name' && at.has('key')))
    .map((column) =>
      problemAt(
        { sheet: 'menu', row: (headingRow ?? 0) + 1, column: SHEET_HEADINGS[column] },
        { code: 'column-missing' },
      ),
    )
  if (table.every(isBlank)) return { rows: [], categories: [], problems: [EMPTY], guesses: [] }
  if (missing.length > 0) return { rows: [], categories: [], problems: missing, guesses: [] }
  const sizes = columns.flatMap((role, index) => sizeAt(role, index))
  const rows: SheetRow[] = []
  const categories = new Set<string>()
  const begins = headingRow === undefined ? 0 : headingRow + 1
  const headings = begins === 0 ? undefined : table[begins - 1]
  const guesses: SheetGuess[] = []
  let category = at.has('category') ? '' : titleOf(table, { begins, guesses, otherwise: options.otherwise })
  for (const [index, cells] of table.entries()) {
    const number = index + 1
    if (index < begins || options.skipped?.has(number) || isBlank(cells)) continue
    if (headings && isSameRow(cells, headings)) continue
    const cell = (column: SheetColumn): Cell | undefined => {
      const position = at.get(column)
      return position === undefined ? undefined : (cells[position] ?? null)
    }
    const own = textIn(cell('category'))
    const heading = headingOf(cells, { number, at, guesses, options })
    category = heading ?? (own || category)
    if (category !== '') categories.add(category)
    if (heading === undefined) {
      const priced = sizes.flatMap(({ name, position }) => {
        const one = cells[position] ?? null
        return textIn(one) === '' ? [] : [{ name, cell: one }]
      })
      rows.push({ number, category, cell, sizes: priced })
    }
  }
  return { rows, categories: [...categories], problems: rows.length === 0 ? [EMPTY] : [], guesses }
}

const EMPTY = problemAt({ sheet: 'menu', row: 1, column: '' }, { code: 'sheet-empty' })

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => textIn(cell) === '')

const sizeAt = (role: ColumnRole | undefined, position: number) => {
  const name = role === undefined ? undefined : sizeOfRole(role)
  return name === undefined ? [] : [{ name, position }]
}

/** Whether a row repeats the headings, above the plates of another category. */
const isSameRow = (cells: readonly Cell[], headings: readonly Cell[]): boolean =>
  headings.every((heading, at) => sameName(textIn(heading)) === sameName(textIn(cells[at])))

/** Returns the one text of a row, and its column; undefined for a row of several. */
function onlyTextOf(cells: readonly Cell[]): { readonly text: string; readonly at: number } | undefined {
  const [at, ...others] = cells.flatMap((cell, position) => (textIn(cell) === '' ? [] : [position]))
  return at === undefined || others.length > 0 ? undefined : { text: textIn(cells[at]), at }
}

const LETTER = /\p{L}/u

/** Words of a title above a list that is no category: its kind, its date, and its shop. */
const ABOUT_A_LIST = /lista|precio|carta|menu|vigen|actualiz|telefono|tel-|whatsapp|www|delivery|envio|\d{4}/

/** Returns the category above the headings; '' for none. */
function titleOf(
  table: Table,
  {
    begins,
    guesses,
    otherwise,
  }: { readonly begins: number; readonly guesses: SheetGuess[]; readonly otherwise: Otherwise | undefined },
): string {
  const index = table.slice(0, Math.max(0, begins - 1)).findLastIndex((cells) => !isBlank(cells))
  const only = index < 0 ? undefined : onlyTextOf(table[index] ?? [])
  if (!only || !LETTER.test(only.text)) return ''
  const id = 'title'
  const isTaken = isTakenOf(id, !ABOUT_A_LIST.test(slugOf(only.text)), otherwise)
  guesses.push({ kind: 'title-category', id, isTaken, row: index + 1, text: only.text })
  return isTaken ? only.text : ''
}

type HeadingSearch = {
  readonly number: number
  readonly at: ReadonlyMap<ColumnRole, number>
  readonly guesses: SheetGuess[]
  readonly options: ReadingOptions
}

/** Returns the category that a row is the heading of; undefined for a plate. */
function headingOf(
  cells: readonly Cell[],
  { number, at, guesses, options: { isPlate, otherwise } }: HeadingSearch,
): string | undefined {
  const only = onlyTextOf(cells)
  if (!only || at.size < 2) return undefined
  const { text } = only
  if (at.has('category')) return only.at === at.get('category') ? text : undefined
  if (only.at === at.get('name') ? isPlate?.(text) : !LETTER.test(text)) return undefined
  const id = `row:${number}`
  const isTaken = isTakenOf(id, true, otherwise)
  guesses.push({ kind: 'category-row', id, isTaken, row: number, text })
  return isTaken ? text : undefined
}

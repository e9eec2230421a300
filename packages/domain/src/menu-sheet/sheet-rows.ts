import { textIn } from './cells.ts'
import type { Cell, Table } from './cells.ts'
import { SHEET_HEADINGS, sizeOfRole } from './sheet-columns.ts'
import type { ColumnRole, SheetColumn } from './sheet-columns.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { problemAt } from './sheet-problem.ts'
import type { SheetProblem } from './sheet-problem.ts'

/** A plate as a row of a sheet says it. */
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
}

/** Columns without which no plate can be told. */
const LEAST_COLUMNS: readonly SheetColumn[] = ['name']

export type ReadingOptions = {
  /** The columns that have to be there. */
  readonly required?: readonly SheetColumn[]
  /** Rows that somebody leaves out, as the spreadsheet counts. */
  readonly skipped?: ReadonlySet<number>
  /** Whether a name is that of a plate of the menu. */
  readonly isPlate?: (name: string) => boolean
}

/**
 * The rows of a table that are plates, as its layout says. A row that has nothing but a category,
 * or without a column of categories nothing but a name, is the heading of what follows; an empty
 * cell of a category repeats the one above it.
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
  if (table.every(isBlank)) return { rows: [], categories: [], problems: [EMPTY] }
  if (missing.length > 0) return { rows: [], categories: [], problems: missing }
  const sizes = columns.flatMap((role, index) => sizeAt(role, index))
  const rows: SheetRow[] = []
  const categories = new Set<string>()
  let category = ''
  const begins = headingRow === undefined ? 0 : headingRow + 1
  for (const [index, cells] of table.entries()) {
    const number = index + 1
    if (index < begins || options.skipped?.has(number) || isBlank(cells)) continue
    const cell = (column: SheetColumn): Cell | undefined => {
      const position = at.get(column)
      return position === undefined ? undefined : (cells[position] ?? null)
    }
    const own = textIn(cell('category'))
    const heading = headingOf(cells, { at, isPlate: options.isPlate })
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
  return { rows, categories: [...categories], problems: rows.length === 0 ? [EMPTY] : [] }
}

const EMPTY = problemAt({ sheet: 'menu', row: 1, column: '' }, { code: 'sheet-empty' })

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => textIn(cell) === '')

const sizeAt = (role: ColumnRole | undefined, position: number) => {
  const name = role === undefined ? undefined : sizeOfRole(role)
  return name === undefined ? [] : [{ name, position }]
}

/** The category that a row is the heading of; undefined for a plate. */
function headingOf(
  cells: readonly Cell[],
  { at, isPlate }: { readonly at: ReadonlyMap<ColumnRole, number> } & Pick<ReadingOptions, 'isPlate'>,
): string | undefined {
  const filled = cells.flatMap((cell, position) => (textIn(cell) === '' ? [] : [position]))
  const [only] = filled
  const text = textIn(cells[only ?? 0])
  if (filled.length !== 1 || at.size < 2) return undefined
  if (at.has('category')) return only === at.get('category') ? text : undefined
  return only === at.get('name') && !isPlate?.(text) ? text : undefined
}

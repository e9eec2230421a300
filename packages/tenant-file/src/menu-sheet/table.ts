import type { Cell } from './cells.ts'
import { textIn } from './cells.ts'
import type { SheetProblem } from './sheet-problems.ts'
import { sheetProblem } from './sheet-problems.ts'
import { slugOf } from './slug.ts'

/** A table of a spreadsheet: the first row has the headings. */
export type Table = readonly (readonly Cell[])[]

/**
 * A row whose cells are found by the column's slug; `undefined` is a column that the table does not
 * have.
 */
export type TableRow = { readonly number: number; readonly cell: (column: string) => Cell | undefined }

/** The columns of a table: those that it must have, and those that it may have. */
export type Columns = { readonly required: readonly string[]; readonly optional: readonly string[] }

/** Reads the headings, in any case and with or without accents, and the rows that are not empty. */
export function readTable(
  table: Table,
  { required, optional }: Columns,
  sheet: SheetProblem['sheet'],
): { readonly rows: readonly TableRow[]; readonly problems: readonly SheetProblem[] } {
  const headings = (table[0] ?? []).map((cell) => slugOf(textIn(cell)))
  const known = [...required, ...optional]
  const problems = headings.flatMap((heading, index) => {
    const at = { sheet, row: 1, column: textIn(table[0]?.[index]) }
    if (heading === '') return []
    if (!known.includes(heading)) return [sheetProblem(at, 'column-unknown', { column: at.column })]
    return headings.indexOf(heading) < index ? [sheetProblem(at, 'column-twice', { column: at.column })] : []
  })
  const missing = required
    .filter((column) => !headings.includes(column))
    .map((column) => sheetProblem({ sheet, row: 1, column }, 'column-missing', { column }))
  const rows = table.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => textIn(cell) === '')) return []
    const cell = (column: string): Cell | undefined =>
      headings.includes(column) ? (cells[headings.indexOf(column)] ?? null) : undefined
    return [{ number: index + 2, cell }]
  })
  const empty = rows.length === 0 ? [sheetProblem({ sheet, row: 1, column: '' }, 'sheet-empty')] : []
  return { rows, problems: [...problems, ...missing, ...empty] }
}

import { MOST_ROWS_ABOVE } from '../spreadsheet/rows-above.ts'
import { textIn, type Table } from '../spreadsheet/cells.ts'
import { columnOfHeading, type ColumnRole } from './sheet-columns.ts'

/** Layout of a table. */
export type SheetLayout = {
  /** The row of the headings, from 0 on; undefined where there are none. */
  readonly headingRow: number | undefined
  /** Role of each column; undefined for one that is not used. */
  readonly columns: readonly (ColumnRole | undefined)[]
}

/**
 * Returns the layout of a table by its headings alone: those of the row that has the most of them.
 */
export function layoutByHeadings(table: Table): SheetLayout {
  const known = table
    .slice(0, MOST_ROWS_ABOVE)
    .map((_, row) => new Set(columnsAt(table, row).filter(Boolean)).size)
  const headingRow = Math.max(0, known.indexOf(Math.max(...known)))
  return { headingRow, columns: columnsAt(table, headingRow) }
}

/** Returns the roles in a row of headings; the second column of one heading is not used. */
function columnsAt(table: Table, row: number): readonly (ColumnRole | undefined)[] {
  const found = (table[row] ?? []).map((cell) => columnOfHeading(textIn(cell)))
  return found.map((column, at) => (found.indexOf(column) < at ? undefined : column))
}

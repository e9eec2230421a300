import { textIn, type Table } from '../spreadsheet/cells.ts'
import { MOST_ROWS_ABOVE } from '../spreadsheet/rows-above.ts'

/**
 * Returns the heading of an empty column at the end of an export, with the newest change at that
 * time. A heading survives everything that people do with a sheet: it is cut, sorted, mailed, and
 * saved as another kind of file.
 */
export const takenHeading = (revision: number): string => `Cambio ${revision}`

const TAKEN = /^cambio (\d{1,9})$/i

/** Whether a heading names the change at which a sheet was taken. */
export const isTakenHeading = (heading: string): boolean => TAKEN.test(heading)

/** Returns the change that a table was taken at; undefined for none. */
export function takenAt(table: Table): number | undefined {
  for (const row of table.slice(0, MOST_ROWS_ABOVE))
    for (const cell of row) {
      const number = TAKEN.exec(textIn(cell))?.[1]
      if (number !== undefined) return Number(number)
    }
  return undefined
}

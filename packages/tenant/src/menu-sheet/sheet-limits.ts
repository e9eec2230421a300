/**
 * Limits of a spreadsheet: a menu of several thousand plates with every known column, and a bank's
 * list of a month. `cell` and `text` are in characters, of one cell and of all: a longer cell is
 * not read, and a text that a workbook has once may be in each of its cells.
 */
export const SHEET_LIMITS = { rows: 5000, columns: 60, cell: 100_000, text: 5_000_000 } as const

/** The spreadsheet is larger than the limits; known before a table is made. */
export class SheetTooLarge extends RangeError {
  override readonly name = 'SheetTooLarge'
}

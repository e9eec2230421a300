/**
 * How much of a spreadsheet is read: a menu of several thousand plates with every column that we
 * know, and a bank's list of a month. `cell` and `text` are in characters, of one cell and of all:
 * a longer cell is no cell, and a text that a workbook has once may stand in each of its cells.
 */
export const SHEET_LIMITS = { rows: 5000, columns: 60, cell: 100_000, text: 5_000_000 } as const

/** Says that a spreadsheet is larger than anything that is read; known before a table is made. */
export class SheetTooLarge extends RangeError {
  override readonly name = 'SheetTooLarge'
}

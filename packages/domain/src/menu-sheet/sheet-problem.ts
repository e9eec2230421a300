import { CELL_PROBLEM_CODES, type CellProblem, type CellWorld } from './cell-columns.ts'
import type { Otherwise } from './sheet-guess.ts'

export const SHEET_PROBLEM_CODES = [
  ...CELL_PROBLEM_CODES,
  'sheet-empty',
  'column-missing',
  'column-unknown',
  'column-twice',
  'size-malformed',
  'size-twice',
  'key-malformed',
  'key-twice',
  'plate-twice',
  'plate-unclear',
  'option-twice',
  'name-date',
] as const

export type SheetProblemCode = (typeof SHEET_PROBLEM_CODES)[number]

/**
 * One thing that is wrong with a spreadsheet. Rows count as the spreadsheet does, from 1 on; the
 * column is its heading.
 */
export type SheetProblem = {
  readonly sheet: 'menu' | 'groups'
  readonly row: number
  readonly column: string
  readonly code: SheetProblemCode
  readonly text?: string
  readonly limit?: number
  /** The row that has it already. */
  readonly first?: number
  /** Plate and field of the cell, where it is that of one. */
  readonly plate?: string
  readonly field?: string
}

/** Returns a problem of a cell at its place in the sheet. */
export const problemAt = (
  at: Pick<SheetProblem, 'sheet' | 'row' | 'column' | 'plate' | 'field'>,
  problem: CellProblem | Pick<SheetProblem, 'code' | 'text' | 'limit' | 'first'>,
): SheetProblem => ({ ...at, ...problem })

/** Context in which rows are read, and the list that collects their problems. */
export type RowReading = {
  readonly world: CellWorld
  readonly problems: SheetProblem[]
  readonly otherwise?: Otherwise | undefined
}

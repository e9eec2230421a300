import { textIn } from '../spreadsheet/cells.ts'
import { LISTING_COLUMNS } from './columns.ts'
import type { MatchedRow } from './match-plates.ts'
import { SHEET_HEADINGS } from './sheet-columns.ts'
import { problemAt, type SheetProblem } from './sheet-problem.ts'

/**
 * Applies a column to one of the two lists of a menu: plates that stay keep their order, new ones
 * come behind them; plates that the sheet lacks stay.
 */
export function listedPlates(
  before: readonly string[] = [],
  matched: readonly MatchedRow[],
  { column, problems }: { readonly column: keyof typeof LISTING_COLUMNS; readonly problems: SheetProblem[] },
): readonly string[] | undefined {
  const wanted = new Map<string, boolean>()
  for (const { row, key } of matched) {
    const cell = row.cell(column)
    if (cell === undefined) continue
    const read = LISTING_COLUMNS[column].read(cell, NOTHING_NAMED)
    const at = {
      sheet: 'menu',
      row: row.number,
      column: SHEET_HEADINGS[column],
      plate: key,
      field: column,
    } as const
    if (read.ok) wanted.set(key, read.value === true)
    else problems.push(problemAt(at, { text: textIn(cell), ...read.problem }))
  }
  const kept = before.filter((key) => wanted.get(key) ?? true)
  const added = [...wanted].flatMap(([key, isWanted]) => (isWanted && !before.includes(key) ? [key] : []))
  const list = [...kept, ...added]
  return list.length === 0 ? undefined : list
}

/** A yes or no names no plate. */
const NOTHING_NAMED = {
  mantissa: 2,
  decimals: ',',
  categories: [],
  garnishGroups: [],
  indicators: [],
} as const

import type { MenuDocument } from '../menu/menu-document.ts'
import { applySheet, type SheetOutcome, type SheetWishes } from './apply-sheet.ts'
import { textIn, type Table } from '../spreadsheet/cells.ts'
import { sameName, type CellWorld } from './cell-columns.ts'
import { readGroups } from './group-sheet.ts'
import { columnOfHeading } from './sheet-columns.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { isTakenHeading } from './taken-at.ts'
import { problemAt, type SheetProblem } from './sheet-problem.ts'
import { readRows, type ReadingOptions } from './sheet-rows.ts'
import { withFields, withoutPlates } from './without-plates.ts'

/** A spreadsheet: its plates, and its garnish groups where it has a sheet of them. */
export type MenuSheet = { readonly menu: Table; readonly groups?: Table | undefined }

/** Options of reading a spreadsheet over a menu. */
export type SheetReading = Omit<ReadingOptions, 'isPlate' | 'otherwise'> & {
  readonly layout: SheetLayout
  readonly world: Omit<CellWorld, 'categories' | 'garnishGroups'>
  readonly wishes: SheetWishes
}

/** Reads a spreadsheet as a menu, with all problems of the spreadsheet. */
export function readMenuSheet(
  sheet: MenuSheet,
  menu: MenuDocument,
  { layout, wishes, world, ...options }: SheetReading,
): SheetOutcome {
  const before = menu.garnishGroups ?? []
  const all = { ...world, categories: menu.categories, garnishGroups: before }
  const read = sheet.groups ? readGroups(sheet.groups, before, all) : { groups: before, problems: [] }
  const withGroups = withFields(menu, { garnishGroups: read.groups.length === 0 ? undefined : read.groups })
  const names = new Set(menu.plates.map(({ name }) => sameName(name)))
  const isPlate = (name: string): boolean => names.has(sameName(name))
  const rows = readRows(sheet.menu, layout, { ...options, isPlate, otherwise: wishes.otherwise })
  const reading = { world: { ...all, garnishGroups: read.groups }, wishes }
  const outcome = applySheet(rows, withGroups, reading)
  const problems = outcome.problems.toSorted((one, other) => one.row - other.row)
  return { ...outcome, problems: [...problems, ...read.problems] }
}

/**
 * Returns the menu of an outcome without things that its sheet lacks: plates, and empty
 * categories.
 */
export function withoutAbsent({ menu, absent }: SheetOutcome): MenuDocument {
  const left = withoutPlates(menu, new Set(absent.plates))
  const filled = new Set(left.plates.map(({ category }) => category))
  const isGone = (key: string): boolean => absent.categories.includes(key) && !filled.has(key)
  return { ...left, categories: left.categories.filter(({ key }) => !isGone(key)) }
}

/** Finds columns of a table with unknown or repeated headings. */
export function strangeColumns(table: Table, { headingRow = 0 }: SheetLayout): readonly SheetProblem[] {
  const headings = (table[headingRow] ?? []).map((cell) => textIn(cell))
  const known = headings.map((heading) => columnOfHeading(heading))
  return headings.flatMap((column, position) => {
    const at = { sheet: 'menu', row: headingRow + 1, column } as const
    if (column === '' || isTakenHeading(column)) return []
    if (known[position] === undefined) return [problemAt(at, { code: 'column-unknown', text: column })]
    return known.indexOf(known[position]) < position
      ? [problemAt(at, { code: 'column-twice', text: column })]
      : []
  })
}

/** A column that says something and is not read: its number, from 1 on, and its heading. */
export type UnreadColumn = { readonly number: number; readonly heading: string }

/** Returns the filled columns of a sheet that a layout leaves unread. */
export function unreadColumns(table: Table, { headingRow, columns }: SheetLayout): readonly UnreadColumn[] {
  const begins = headingRow === undefined ? 0 : headingRow + 1
  const width = Math.max(0, ...table.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const heading = headingRow === undefined ? '' : textIn(table[headingRow]?.[at])
    const isFilled = table.slice(begins).some((row) => textIn(row[at]) !== '')
    return columns[at] === undefined && isFilled && !isTakenHeading(heading)
      ? [{ number: at + 1, heading }]
      : []
  })
}

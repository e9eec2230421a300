import { isWide } from '../layout/use-is-wide.ts'
import { remember, remembered } from '../layout/remembered.ts'
import { FIRST_COLUMNS, TAB_COLUMNS, type ColumnId, type GridTab } from './grid-columns.ts'

/**
 * Returns the columns of a tab shown on this device, always with the first one. By default a phone
 * leaves out the description, so that the price stands beside the name.
 */
export function columnsOf(tab: GridTab): readonly ColumnId[] {
  const known = remembered(`columns.${tab}`)?.split(',')
  const first = FIRST_COLUMNS[tab].filter((column) => isWide() || column !== 'description')
  return inOrder(tab, known ?? first)
}

/** Remembers the columns of a tab to show; returns them in order. */
export function showColumns(tab: GridTab, wanted: readonly ColumnId[]): readonly ColumnId[] {
  remember(`columns.${tab}`, wanted.join(','))
  return inOrder(tab, wanted)
}

const inOrder = (tab: GridTab, wanted: readonly string[]): readonly ColumnId[] =>
  TAB_COLUMNS[tab].filter((column, at) => at === 0 || wanted.includes(column))

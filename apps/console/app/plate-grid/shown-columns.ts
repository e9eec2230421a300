import { isWide } from '../layout/use-is-wide.ts'
import { remember, remembered } from '../layout/remembered.ts'
import { FIRST_COLUMNS, TAB_COLUMNS, type ColumnId, type GridTab } from './grid-columns.ts'

/**
 * The columns of a tab that are in sight on this device, the first one always. Before somebody
 * chooses, a phone has the price beside the name, and no description between them.
 */
export function columnsOf(tab: GridTab): readonly ColumnId[] {
  const known = remembered(`columns.${tab}`)?.split(',')
  const first = FIRST_COLUMNS[tab].filter((column) => isWide() || column !== 'description')
  return inOrder(tab, known ?? first)
}

/** Remembers which columns of a tab are in sight; answers them in their order. */
export function showColumns(tab: GridTab, wanted: readonly ColumnId[]): readonly ColumnId[] {
  remember(`columns.${tab}`, wanted.join(','))
  return inOrder(tab, wanted)
}

const inOrder = (tab: GridTab, wanted: readonly string[]): readonly ColumnId[] =>
  TAB_COLUMNS[tab].filter((column, at) => at === 0 || wanted.includes(column))

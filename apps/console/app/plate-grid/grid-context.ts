import { createContext, use, useSyncExternalStore } from 'react'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import type { CellReading } from './cell-text.ts'
import type { ColumnId } from './grid-columns.ts'
import type { GridState } from './grid-status.ts'
import type { GridStore } from './grid-store.ts'

/** State and functions that the parts of a grid share. */
export type GridHands = {
  readonly store: GridStore
  /** Where the menu stands in the branch. */
  readonly menuPlace: DocumentPlace
  /** Saves what was changed. */
  readonly save: () => Promise<boolean>
  /** Takes the last step back, or what was saved last. */
  readonly undo: () => void
  /** Whether who works here may not change a column. */
  readonly isLocked: (column: ColumnId) => boolean
  /** Whether rows may be added and taken out. */
  readonly mayAdd: boolean
  /** Returns the values needed to write cells of a menu for people. */
  readonly reading: (menu: Thing) => CellReading
  /** Goes to the next cell that somebody has to see to, or to the one before. */
  readonly toProblem: (isBack: boolean) => void
  readonly openHelp: () => void
  readonly openColumns: () => void
  /** Says something to those who do not see the cells; `isSeen` also to the others. */
  readonly say: (text: string, how?: { readonly isSeen: boolean }) => void
}

/** The grid around a part of it. */
export const GridContext = createContext<GridHands | null>(null)

/**
 * The grid around.
 * @throws Error outside of a grid
 */
export function useGrid(): GridHands {
  const hands = use(GridContext)
  if (!hands) throw new Error('A part of a grid needs a <PlateGrid> around it')
  return hands
}

/** Follows something of the grid: its part is drawn again when that changes. */
export function useGridState<Value>(read: (state: GridState) => Value): Value {
  const { store } = useGrid()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.now()),
    () => read(store.now()),
  )
}

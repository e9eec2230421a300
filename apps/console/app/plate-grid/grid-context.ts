import { createContext, use, useSyncExternalStore } from 'react'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import type { CellReading } from './cell-text.ts'
import type { ColumnId } from './grid-columns.ts'
import type { GridState } from './grid-status.ts'
import type { GridStore } from './grid-store.ts'

export type GridHands = {
  readonly store: GridStore
  readonly menuPlace: DocumentPlace
  readonly save: () => Promise<boolean>
  /** Undoes the last step, or the last save. */
  readonly undo: () => void
  /** Whether the user may not change a column. */
  readonly isLocked: (column: ColumnId) => boolean
  readonly mayAdd: boolean
  /** Returns the values needed to write cells of a menu for people. */
  readonly reading: (menu: Thing) => CellReading
  /** Goes to the next cell with a problem or conflict, or to the one before. */
  readonly toProblem: (isBack: boolean) => void
  readonly openHelp: () => void
  readonly openColumns: () => void
  /** Tells screen readers a text; `isSeen` shows it as well. */
  readonly say: (text: string, how?: { readonly isSeen: boolean }) => void
}

/** State of the grid around; `PlateGrid` provides it. */
export const GridContext = createContext<GridHands | null>(null)

/**
 * Returns the grid around.
 * @throws Error outside of a grid
 */
export function useGrid(): GridHands {
  const hands = use(GridContext)
  if (!hands) throw new Error('A part of a grid needs a <PlateGrid> around it')
  return hands
}

/** Returns a value of the grid's state, and renders again only when that changes. */
export function useGridState<Value>(read: (state: GridState) => Value): Value {
  const { store } = useGrid()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.now()),
    () => read(store.now()),
  )
}

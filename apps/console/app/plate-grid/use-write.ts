import { plateGridCopy } from '@mostrador/copy/plate-grid'
import type { TypedCell } from './grid-blocks.ts'
import { cellName } from './grid-cells.ts'
import { useGrid } from './grid-context.ts'
import { moved, onlyCell, type CellSpot } from './grid-selection.ts'

export type Onwards = 'stay' | 'up' | 'down' | 'left' | 'right' | 'enter' | 'tab'

const STEPS = {
  stay: { rows: 0, columns: 0 },
  up: { rows: -1, columns: 0 },
  down: { rows: 1, columns: 0 },
  enter: { rows: 1, columns: 0 },
  left: { rows: 0, columns: -1 },
  right: { rows: 0, columns: 1 },
  tab: { rows: 0, columns: 1 },
} as const satisfies Readonly<Record<Onwards, { readonly rows: number; readonly columns: number }>>

/** Returns functions that write a typed cell and go to the next one, or leave it. */
export function useWrite(): {
  readonly write: (cell: TypedCell, to: Onwards) => void
  readonly leave: () => void
} {
  const { store, say } = useGrid()

  function write(cell: TypedCell, to: Onwards): void {
    const { lineStart } = store.now()
    const begun = store.write([cell])
    const { shape, draft } = store.now()
    // Enter goes below the column where the line began; from an empty row, to the next empty one.
    const row = to === 'enter' ? cell.row.id : (begun.get(cell.row.id) ?? cell.row.id)
    const isBelow = to === 'enter' && cell.row.isNew
    const from: CellSpot = { row, column: (to === 'enter' ? lineStart : undefined) ?? cell.column }
    const move = { by: 'step', ...(isBelow ? STEPS.stay : STEPS[to]) } as const
    const next = moved(shape, onlyCell(from), { move, extends: false, isFilled: () => false })
    store.select(next, to === 'tab' ? (lineStart ?? cell.column) : undefined)
    const wrong = draft.unread.get(
      cellName({ ...cell.row, id: begun.get(cell.row.id) ?? cell.row.id }, cell.column),
    )
    if (wrong) say(`${plateGridCopy.columns[cell.column]}: ${wrong.problem}`)
  }

  return { write, leave: () => store.leave() }
}

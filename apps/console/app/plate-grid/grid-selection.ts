import type { ColumnId } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'

/** Cell by row id and column, which stays right as rows come and go. */
export type CellSpot = { readonly row: string; readonly column: ColumnId }

/** Active cell, and the opposite corner of the selection. */
export type Selection = { readonly active: CellSpot; readonly anchor: CellSpot }

export type GridShape = {
  readonly rows: readonly GridRow[]
  readonly at: ReadonlyMap<string, number>
  readonly columns: readonly ColumnId[]
}

/** Selected rows and columns by index, both ends included. */
export type GridRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Returns the shape of rows and columns. */
export const shapeOf = (rows: readonly GridRow[], columns: readonly ColumnId[]): GridShape => ({
  rows,
  at: new Map(rows.map(({ id }, at) => [id, at])),
  columns,
})

/** Returns the selection of one cell. */
export const onlyCell = (spot: CellSpot): Selection => ({ active: spot, anchor: spot })

/** Finds the indexes of a cell; the first one's where it is gone. */
const spotAt = (
  shape: GridShape,
  { row, column }: CellSpot,
): { readonly row: number; readonly column: number } => ({
  row: shape.at.get(row) ?? 0,
  column: Math.max(0, shape.columns.indexOf(column)),
})

/** Returns the range of a selection. */
export function rangeOf(shape: GridShape, { active, anchor }: Selection): GridRange {
  const [one, other] = [spotAt(shape, active), spotAt(shape, anchor)]
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/** Whether a range is a single cell. */
export const isOneCell = ({ top, bottom, left, right }: GridRange): boolean =>
  top === bottom && left === right

export type Move =
  | { readonly by: 'step'; readonly rows: number; readonly columns: number }
  /** To the end of the filled cells, as in spreadsheets. */
  | { readonly by: 'block'; readonly rows: number; readonly columns: number }
  | { readonly by: 'edge'; readonly row?: 'first' | 'last'; readonly column?: 'first' | 'last' }

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(0, most))

/**
 * Moves a selection; `extends` keeps its other corner. `isFilled` tells by row and column index
 * whether a cell has a value.
 */
export function moved(
  shape: GridShape,
  selection: Selection,
  how: {
    readonly move: Move
    readonly extends: boolean
    readonly isFilled: (row: number, column: number) => boolean
  },
): Selection {
  const from = spotAt(shape, selection.active)
  const last = { row: shape.rows.length - 1, column: shape.columns.length - 1 }
  const { move } = how
  let to = from
  if (move.by === 'step') to = { row: from.row + move.rows, column: from.column + move.columns }
  else if (move.by === 'block') to = endOfBlock(from, { step: move, last, isFilled: how.isFilled })
  else {
    const edge = (which: 'first' | 'last' | undefined, now: number, end: number): number =>
      which === undefined ? now : which === 'first' ? 0 : end
    to = { row: edge(move.row, from.row, last.row), column: edge(move.column, from.column, last.column) }
  }
  const row = shape.rows[clamp(to.row, last.row)]
  const column = shape.columns[clamp(to.column, last.column)]
  if (!row || !column) return selection
  const active = { row: row.id, column }
  return { active, anchor: how.extends ? selection.anchor : active }
}

type At = { readonly row: number; readonly column: number }

/** From a filled cell, finds the last one before a gap; else the next filled one. */
function endOfBlock(
  from: At,
  {
    step,
    last,
    isFilled,
  }: {
    readonly step: { readonly rows: number; readonly columns: number }
    readonly last: At
    readonly isFilled: (row: number, column: number) => boolean
  },
): At {
  const next = ({ row, column }: At): At => ({ row: row + step.rows, column: column + step.columns })
  const isInside = ({ row, column }: At): boolean =>
    row >= 0 && column >= 0 && row <= last.row && column <= last.column
  const filled = ({ row, column }: At): boolean => isFilled(row, column)
  let at = from
  const goesOn = filled(at) && isInside(next(at)) && filled(next(at))
  while (isInside(next(at))) {
    if (goesOn && !filled(next(at))) break
    at = next(at)
    if (!goesOn && filled(at)) break
  }
  return at
}

/** Selects everything, a whole row, or a whole column. */
export function wholeOf(shape: GridShape, { active }: Selection, what: 'all' | 'row' | 'column'): Selection {
  const first = shape.rows[0]
  const last = shape.rows.at(-1)
  const [left, right] = [shape.columns[0], shape.columns.at(-1)]
  if (!first || !last || !left || !right) return { active, anchor: active }
  if (what === 'row') return { active: { ...active, column: left }, anchor: { ...active, column: right } }
  if (what === 'column') return { active: { ...active, row: first.id }, anchor: { ...active, row: last.id } }
  return { active: { row: first.id, column: left }, anchor: { row: last.id, column: right } }
}

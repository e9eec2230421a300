import type { CellWorld } from '@mostrador/domain/menu-sheet/cell-columns'
import type { Draft } from '../form/draft.ts'
import { cellName, rowState, typedText, valueIn } from './grid-cells.ts'
import { cellColumnOf, type ColumnId } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'
import { isOneCell, type GridRange, type GridShape } from './grid-selection.ts'

export type TypedCell = { readonly row: GridRow; readonly column: ColumnId; readonly text: string }

export type Looked = { readonly draft: Draft; readonly shape: GridShape; readonly world: CellWorld }

const textOf = ({ draft, world }: Looked, row: GridRow, column: ColumnId): string =>
  draft.unread.get(cellName(row, column))?.text ?? typedText(draft, { row, column, world })

/** Returns the rows of a range with the kind of thing of its first row that is no heading. */
function rowsIn({ draft, shape }: Looked, { top, bottom }: GridRange): readonly GridRow[] {
  const rows = shape.rows
    .slice(top, bottom + 1)
    .filter((row) => !row.isNew && rowState(draft, row) !== 'removed')
  const kind = rows.find((row) => row.kind !== 'category' && row.kind !== 'group')?.kind ?? rows[0]?.kind
  return rows.filter((row) => row.kind === kind)
}

const columnsIn = ({ shape }: Looked, { left, right }: GridRange): readonly ColumnId[] =>
  shape.columns.slice(left, right + 1)

/** Returns the texts of a range, for the clipboard. */
export const textsIn = (looked: Looked, range: GridRange): readonly (readonly string[])[] =>
  rowsIn(looked, range).map((row) => columnsIn(looked, range).map((column) => textOf(looked, row, column)))

/** Cells that a paste writes, and how many of its rows and columns had no room. */
export type Pasting = {
  readonly cells: readonly TypedCell[]
  readonly rowsLeft: number
  readonly columnsLeft: number
}

/**
 * Places the cells of a table pasted over a range: onto rows of the same kind from the first one
 * on, passing over headings and sizes between. In an empty row they begin new things. A larger
 * range is filled repeatedly.
 */
export function pasting(looked: Looked, range: GridRange, table: readonly (readonly string[])[]): Pasting {
  const { shape } = looked
  const first = shape.rows[range.top]
  const height = table.length
  const width = Math.max(0, ...table.map((cells) => cells.length))
  if (!first || width === 0) return { cells: [], rowsLeft: 0, columnsLeft: 0 }
  const rows = targetsOf(looked, range, height)
  const columns = shape.columns.slice(range.left, Math.max(range.right + 1, range.left + width))
  const cells = rows.flatMap((row, at) =>
    columns.flatMap((column, to): TypedCell[] => {
      const text = table[at % height]?.[to % width]
      return text === undefined ? [] : [{ row, column, text }]
    }),
  )
  return {
    cells,
    rowsLeft: Math.max(0, height - rows.length),
    columnsLeft: Math.max(0, width - (shape.columns.length - range.left)),
  }
}

function targetsOf(looked: Looked, range: GridRange, height: number): readonly GridRow[] {
  const { draft, shape } = looked
  const first = shape.rows[range.top]
  if (!first) return []
  // One empty row begins as many things as the table has.
  if (first.isNew) return Array.from({ length: height }, (_, at) => ({ ...first, id: `${first.id}#${at}` }))
  const selected = isOneCell(range) || range.bottom === range.top ? [] : rowsIn(looked, range)
  const below = shape.rows
    .slice(range.top)
    .filter((row) => !row.isNew && row.kind === first.kind && rowState(draft, row) !== 'removed')
  return below.slice(0, Math.max(height, selected.length))
}

/** Returns the cells that filling down writes, from the range's first row or the one above. */
export function filling(looked: Looked, range: GridRange): readonly TypedCell[] {
  const rows = rowsIn(looked, range)
  const [first] = rows
  const above = looked.shape.rows
    .slice(0, range.top)
    .findLast((row) => !row.isNew && row.kind === first?.kind && rowState(looked.draft, row) !== 'removed')
  const source = rows.length > 1 ? first : above
  const targets = rows.length > 1 ? rows.slice(1) : rows
  if (!source) return []
  return targets.flatMap((row) =>
    columnsIn(looked, range)
      .filter((column) => cellColumnOf(row.kind, column))
      .map((column) => ({ row, column, text: textOf(looked, source, column) })),
  )
}

/** Returns the cells that clearing writes; none in new or removed rows. */
export const clearing = (looked: Looked, range: GridRange): readonly TypedCell[] =>
  looked.shape.rows
    .slice(range.top, range.bottom + 1)
    .filter((row) => !row.isNew && rowState(looked.draft, row) !== 'removed')
    .flatMap((row) =>
      columnsIn(looked, range)
        .filter((column) => cellColumnOf(row.kind, column))
        .map((column) => ({ row, column, text: '' })),
    )

/** Returns the switches of a range, all turned to the opposite of the active one. */
export function toggling(
  looked: Looked,
  range: GridRange,
  active: { readonly row: GridRow; readonly column: ColumnId },
): readonly TypedCell[] {
  const isSwitch = (row: GridRow, column: ColumnId): boolean =>
    cellColumnOf(row.kind, column)?.kind === 'flag'
  if (active.row.isNew || !isSwitch(active.row, active.column)) return []
  const text = textOf(looked, active.row, active.column) === 'sí' ? 'no' : 'sí'
  return rowsIn(looked, range).flatMap((row) =>
    columnsIn(looked, range)
      .filter((column) => isSwitch(row, column))
      .map((column) => ({ row, column, text })),
  )
}

/** Whether a cell has a value. */
export const isFilled = (
  { draft }: Pick<Looked, 'draft'>,
  row: GridRow | undefined,
  column: ColumnId | undefined,
): boolean =>
  row !== undefined &&
  column !== undefined &&
  cellColumnOf(row.kind, column) !== undefined &&
  (valueIn(draft.mine, row, column) !== undefined || draft.unread.has(cellName(row, column)))

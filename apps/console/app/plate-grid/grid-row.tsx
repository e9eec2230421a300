// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one, which takes its meaning from a table
import { classNames } from '@mostrador/ui/class-names'
import { memo } from 'react'
import type { Draft } from '../form/draft.ts'
import { CellEditor } from './cell-editor.tsx'
import { GridCell } from './grid-cell.tsx'
import { cellName, rowState, thingAt } from './grid-cells.ts'
import type { ColumnId } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'
import type { Editing } from './grid-status.ts'

export type GridRowProps = {
  readonly draft: Draft
  readonly row: GridRow
  readonly at: number
  readonly columns: readonly ColumnId[]
  readonly widths: readonly number[]
  /** Column of the active cell, if it is in this row. */
  readonly active: ColumnId | undefined
  /** First and last selected column of this row. */
  readonly from: number
  readonly to: number
  readonly editing: Editing | undefined
}

/** Row of the grid. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { draft, row, at, columns, widths, active, from, to, editing } = props
  const state = rowState(draft, row)
  const isHeading = !row.isNew && (row.kind === 'category' || row.kind === 'group')
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      data-row={row.id}
      style={{ top: `calc(${at} * var(--grid-row))` }}
      className={classNames(
        'absolute flex h-(--grid-row) w-(--grid-width) border-b border-line contain-layout contain-style',
        isHeading ? 'bg-sunken' : 'bg-surface',
        state === 'removed' && 'text-muted',
        editing && 'z-10',
      )}
    >
      {columns.map((column, position) => (
        <GridCell
          key={column}
          {...{ draft, row, column, position }}
          width={widths[position] ?? 0}
          state={state}
          isHeading={isHeading}
          isActive={column === active}
          isSelected={position >= from && position <= to}
        >
          {editing?.spot.column === column && (
            <CellEditor key={row.id} row={row} column={column} begin={editing.text} />
          )}
        </GridCell>
      ))}
    </div>
  )
}, isAlike)

/** Whether a row would render the same; most keys change one row or two. */
function isAlike(before: GridRowProps, now: GridRowProps): boolean {
  const { draft: _before, row: _row, ...one } = before
  const { draft: _now, row, ...other } = now
  const fields = Object.keys(one) as (keyof typeof one)[]
  return (
    before.row.id === row.id &&
    fields.every((field) => one[field] === other[field]) &&
    isAlikeIn(before.draft, now.draft, now)
  )
}

function isAlikeIn(one: Draft, other: Draft, { row, columns }: GridRowProps): boolean {
  if (one === other || row.isNew) return true
  const names = columns.map((column) => cellName(row, column))
  const same = (['unread', 'told', 'conflicts'] as const).every((field) =>
    isSameOf(names, one[field], other[field]),
  )
  const isSameMenu = (a: Draft['mine'], b: Draft['mine']): boolean =>
    thingAt(a, row.place) === thingAt(b, row.place) && NAMED.every((list) => a[list] === b[list])
  return same && isSameMenu(one.base, other.base) && isSameMenu(one.mine, other.mine)
}

const isSameOf = (
  names: readonly string[],
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): boolean =>
  one === other ||
  names.every((name) => one.has(name) === other.has(name) && one.get(name) === other.get(name))

/** Parts of the menu that cells name beside their own thing. */
const NAMED = ['categories', 'garnishGroups', 'remarkeds', 'upselleds'] as const

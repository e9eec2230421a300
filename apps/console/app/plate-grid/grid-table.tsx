// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one, which takes its meaning from a table
import { plateGridCopy } from '@mostrador/copy/plate-grid'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import { useIsCoarse, useIsWide } from '../layout/use-is-wide.ts'
import { COLUMN_WIDTHS, type ColumnId } from './grid-columns.ts'
import { useGrid, useGridState } from './grid-context.ts'
import { GridHead } from './grid-head.tsx'
import { GridRowView } from './grid-row.tsx'
import { rangeOf } from './grid-selection.ts'
import { slotsOf, type RowSlots } from './row-slots.ts'
import { useGridEvents } from './use-grid-events.ts'
import { useRowWindow } from './use-row-window.ts'

/** Height of a row under a mouse and a finger; it grows with the letters. */
const ROW = { fine: '2.25rem', coarse: '2.75rem' } as const

/** Pixels of the usual letter size. */
const REM = 16

/** Width on a phone of the fixed column, which leaves room for another one. */
const NARROW = 156

/** Columns that take the room left. */
const GROWS: ReadonlySet<ColumnId> = new Set(['name', 'description'])

/** Returns the column widths in a room, in pixels at the usual letter size. */
function widthsOf(columns: readonly ColumnId[], room: number, isWide: boolean): readonly number[] {
  const least = columns.map((column) =>
    isWide ? COLUMN_WIDTHS[column] : Math.min(NARROW, COLUMN_WIDTHS[column]),
  )
  const left = Math.max(0, room - least.reduce((sum, width) => sum + width, 0))
  const growing = columns.filter((column) => GROWS.has(column)).length
  return least.map((width, at) => (GROWS.has(columns[at] ?? 'price') ? width + left / growing : width))
}

/** Keeps the elements of rendered rows, as `slotsOf` reuses them. */
function useSlots(rows: readonly string[]): RowSlots {
  const [before, setBefore] = useState<RowSlots>(new Map())
  const slots = slotsOf(before, rows)
  if (slots !== before) setBefore(slots)
  return slots
}

/**
 * Makes the active cell the tab stop, and lets the focus follow it inside the grid. Moving the
 * focus forces a layout, so it happens after the key is handled, unless the focus is outside of
 * the grid, where the next key would be lost. Removing the focused element's tab stop costs the
 * same, so it comes last.
 */
function useTabStop(box: RefObject<HTMLElement | null>, isEditing: boolean): void {
  useLayoutEffect(() => {
    const { current } = box
    const cell = current?.querySelector<HTMLElement>('[data-row] > [data-active]')
    if (!current || !cell) return
    if (cell.tabIndex !== 0) cell.tabIndex = 0
    function follow(): void {
      if (current?.dataset.hasFocus === 'yes' && !isEditing) cell?.focus({ preventScroll: true })
      // All of them, since a second key may come before the first cell was followed.
      const stops = current?.querySelectorAll<HTMLElement>('[data-row] > [tabindex="0"]') ?? []
      for (const stop of stops) if (stop !== cell) stop.tabIndex = -1
    }
    if (document.activeElement === cell || !current.contains(document.activeElement)) return follow()
    const later = setTimeout(follow)
    return () => clearTimeout(later)
  })
}

/**
 * Scrolls the active cell into view. It follows the store, since scrolling before the rows render
 * needs no layout; what depends on rendered rows comes after them.
 */
function useLeading(show: (row: number, column: number) => void): void {
  const { store } = useGrid()
  const { shape, selection, editing } = useGridState((state) => state)
  const row = shape.at.get(selection.active.row) ?? 0
  const column = shape.columns.indexOf(selection.active.column)
  const lead = useEffectEvent(show)
  const hear = useEffectEvent(() => {
    const now = store.now()
    const { active } = now.selection
    if (now.shape !== shape || active === selection.active) return
    lead(shape.at.get(active.row) ?? 0, shape.columns.indexOf(active.column))
  })
  useEffect(() => store.subscribe(() => hear()), [store])
  useLayoutEffect(() => lead(row, column), [row, column])
  // Typing scrolls back to the cell.
  const isEditing = editing !== undefined
  useLayoutEffect(() => {
    if (isEditing) lead(row, column)
  }, [isEditing, row, column])
}

/** Table of the cells; only visible rows are rendered. */
export function GridTable() {
  const { draft, shape, selection, editing, look } = useGridState((state) => state)
  const isCoarse = useIsCoarse()
  const isWide = useIsWide()
  const box = useRef<HTMLDivElement>(null)
  const activeAt = shape.at.get(selection.active.row) ?? 0
  const seen = useRowWindow(shape.rows.length, activeAt)
  const { columns } = shape
  // A heading is as high as a row and tells the letter size.
  const letters = seen.rowHeight / (isCoarse ? 44 : 36)
  const room = seen.width / letters
  const widths = useMemo(() => widthsOf(columns, room, isWide), [columns, room, isWide])
  const total = widths.reduce((sum, width) => sum + width, 0)
  const range = rangeOf(shape, selection)
  const events = useGridEvents(seen.rowsSeen - 1)
  const { show } = seen
  useLeading((row, column) => {
    const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    const right = left + (widths[column] ?? 0)
    show(row, { left: left * letters, right: right * letters, pinned: (widths[0] ?? 0) * letters })
  })
  useTabStop(box, editing !== undefined)
  // The active cell stays rendered and focused while one scrolls.
  const rows = [...new Set([...seen.drawn, activeAt])]
    .toSorted((a, b) => a - b)
    .flatMap((at) => {
      const row = shape.rows[at]
      return row ? [{ at, row }] : []
    })
  const slots = useSlots(rows.map(({ row }) => row.id))

  return (
    <div
      ref={(element) => {
        box.current = element
        seen.ref(element)
      }}
      role="grid"
      aria-label={plateGridCopy.grid[look.tab]}
      aria-rowcount={shape.rows.length + 1}
      aria-colcount={shape.columns.length}
      aria-multiselectable
      style={
        {
          '--grid-row': isCoarse ? ROW.coarse : ROW.fine,
          '--grid-width': `${total / REM}rem`,
        } as CSSProperties
      }
      className="relative min-h-0 grow overflow-auto overscroll-contain rounded-card border border-line bg-surface select-none contain-strict max-md:h-[calc(100dvh-21rem)] max-md:min-h-80 max-md:grow-0"
      onScroll={seen.onScroll}
      {...events}
    >
      <GridHead columns={shape.columns} widths={widths} />
      <div
        role="rowgroup"
        className="relative w-(--grid-width)"
        style={{ height: `calc(${shape.rows.length} * var(--grid-row))` }}
      >
        {rows.map(({ at, row }) => {
          const isInRange = at >= range.top && at <= range.bottom
          return (
            <GridRowView
              key={slots.get(row.id)}
              draft={draft}
              row={row}
              at={at}
              columns={shape.columns}
              widths={widths}
              active={row.id === selection.active.row ? selection.active.column : undefined}
              from={isInRange ? range.left : 0}
              to={isInRange ? range.right : -1}
              editing={editing?.spot.row === row.id ? editing : undefined}
            />
          )
        })}
        {/* Keeps any row from matching :last-child, which would restyle all of them. */}
        <div hidden />
      </div>
    </div>
  )
}

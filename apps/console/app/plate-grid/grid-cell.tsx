import { importPicturesCopy } from '@mostrador/copy/import-pictures'
import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { CellColumn } from '@mostrador/domain/menu-sheet/cell-columns'
import type { Draft } from '../form/draft.ts'
import { readText } from './cell-text.ts'
import { cellState, newPictureOf, thingAt, type CellState, type RowState } from './grid-cells.ts'
import { cellColumnOf, type ColumnId } from './grid-columns.ts'
import { useGrid } from './grid-context.ts'
import type { GridRow } from './grid-rows.ts'

type GridCellProps = {
  readonly draft: Draft
  readonly row: GridRow
  readonly column: ColumnId
  readonly position: number
  readonly width: number
  readonly state: RowState
  readonly isHeading: boolean
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly children: ReactNode
}

/** Cell with its value, former value, and problem. */
export function GridCell(props: GridCellProps) {
  const { draft, row, column, position, width, state, isHeading, isActive, isSelected, children } = props
  const { isLocked, reading } = useGrid()
  const cell = cellState(draft, row, column)
  const kind = cellColumnOf(row.kind, column)?.kind
  const isFixed = cell.isOff || isLocked(column) || state === 'removed'
  const shown = row.kind === 'category' && column === 'name' ? thingAt(draft.mine, row.place)?.showName : ''
  const text = (value: unknown): string => {
    const own = readText(value, { kind: row.kind, column }, reading(draft.mine))
    return shown && own !== '' && own !== shown ? plateGridCopy.shownAs(String(shown), own) : own
  }
  const picture = position === 0 ? newPictureOf(draft, row) : undefined
  // Most cells are plain text, which renders faster.
  const isPlain =
    !children &&
    !row.isNew &&
    !cell.isOff &&
    kind !== 'flag' &&
    state === 'same' &&
    picture === undefined &&
    !cell.isChanged &&
    !cell.isMet &&
    cell.problem === undefined
  return (
    <div
      role={position === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={position + 1}
      aria-selected={isSelected}
      aria-readonly={isFixed || undefined}
      aria-invalid={cell.problem !== undefined || undefined}
      tabIndex={-1}
      data-column={column}
      data-active={isActive || undefined}
      style={{ width: `${width / 16}rem` }}
      className={classNames(
        'relative shrink-0 border-r border-line px-2.5 text-14 outline-none',
        isPlain ? 'truncate leading-(--grid-row)' : 'flex items-center gap-1.5',
        'focus-visible:z-1 focus-visible:shadow-[inset_0_0_0_2px_var(--text)]',
        position === 0 && 'sticky left-0 z-2',
        position === 0 && row.kind === 'size' && 'pl-7',
        kind === 'amount' && 'justify-end text-right tabular-nums',
        isHeading && position === 0 && 'font-semibold',
        groundOf({ cell, state, isHeading, isFirst: position === 0, isSelected }),
        isActive && !children && 'shadow-[inset_0_0_0_2px_var(--brand)]',
      )}
    >
      {isPlain
        ? text(cell.value)
        : children || <CellContent {...{ cell, row, text, kind, state, picture }} isFirst={position === 0} />}
    </div>
  )
}

/** Picks a cell's background: problems first, then open conflicts, then changes. */
function groundOf(about: {
  readonly cell: CellState
  readonly state: RowState
  readonly isHeading: boolean
  readonly isFirst: boolean
  readonly isSelected: boolean
}): string {
  const { cell, state, isHeading, isFirst, isSelected } = about
  if (cell.problem !== undefined) return 'bg-danger-soft'
  if (cell.isMet) return 'bg-warning-soft'
  if (isSelected) return 'bg-[color-mix(in_oklab,var(--brand)_16%,var(--surface))]'
  if (state === 'added') return 'bg-positive-soft'
  if (state === 'removed') return 'bg-danger-soft/60'
  if (cell.isChanged) return 'bg-brand-soft'
  if (cell.isOff) return isHeading ? 'bg-sunken' : 'bg-canvas'
  if (!isFirst) return ''
  return isHeading ? 'bg-sunken' : 'bg-surface'
}

type CellContentProps = {
  readonly cell: CellState
  readonly row: GridRow
  readonly text: (value: unknown) => string
  readonly isFirst: boolean
  readonly kind: CellColumn['kind'] | undefined
  readonly state: RowState
  /** Hash of the picture that the plate gets. */
  readonly picture: string | undefined
}

function CellContent({ cell, row, text, isFirst, kind, state, picture }: CellContentProps) {
  const [isMark, isAmount] = [kind === 'flag', kind === 'amount']
  if (cell.isOff) return null
  if (row.isNew) return isFirst && <BeginHint row={row} />
  const isGone = state === 'removed'
  const shown = cell.unread ?? text(isGone ? cell.before : cell.value)
  const was = text(cell.before)
  const isTold = (cell.isChanged && state === 'same') || cell.isMet
  return (
    <>
      {picture !== undefined && (
        <img
          src={`/files/${picture}/160.webp`}
          alt={importPicturesCopy.isNew}
          className="size-7 shrink-0 rounded-[5px] border border-brand object-cover"
        />
      )}
      {isMark && cell.unread === undefined ? (
        <Mark isOn={shown === plateGridCopy.yes} label={shown} />
      ) : (
        <span className={classNames('flex min-w-0 flex-col', isAmount && 'grow items-end')}>
          {isTold && was !== '' && <Was text={was} isMet={cell.isMet} />}
          <span
            className={classNames(
              'max-w-full truncate',
              isTold && was !== '' && 'leading-[1rem]',
              isGone && 'line-through',
            )}
          >
            {shown}
          </span>
        </span>
      )}
      {isTold && <span className="sr-only">{plateGridCopy.changed(was || plateGridCopy.nothing)}</span>}
      {cell.problem !== undefined && (
        <>
          <Icon name="alert" size={16} className="ml-auto shrink-0 text-danger" />
          <span className="sr-only">{cell.problem}</span>
        </>
      )}
      {isFirst && state !== 'same' && (
        <span className="ml-auto shrink-0 rounded-full bg-ink px-2 text-12 font-medium text-canvas">
          {state === 'added' ? plateGridCopy.added : plateGridCopy.removed}
        </span>
      )}
    </>
  )
}

/** Value before the change, or the other person's, above the new one. */
const Was = ({ text, isMet }: { readonly text: string; readonly isMet: boolean }) =>
  isMet ? (
    <span aria-hidden className="max-w-full truncate text-12 leading-[1rem] font-semibold text-warning">
      {plateGridCopy.metShort(text)}
    </span>
  ) : (
    <s aria-hidden className="max-w-full truncate text-12 leading-[1rem] text-muted">
      {text}
    </s>
  )

const Mark = ({ isOn, label }: { readonly isOn: boolean; readonly label: string }) => (
  <>
    <span
      aria-hidden
      data-mark
      className={classNames(
        'grid size-5 shrink-0 place-items-center rounded-[5px] border-[1.5px]',
        isOn ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface',
      )}
    >
      {isOn && <Icon name="check" size={16} />}
    </span>
    <span className="sr-only">{label}</span>
  </>
)

const BeginHint = ({ row }: { readonly row: GridRow }) => (
  <span className="flex min-w-0 items-center gap-1.5 truncate text-muted">
    <Icon name="plus" size={16} className="shrink-0" />
    {plateGridCopy.begin[row.kind]}
  </span>
)

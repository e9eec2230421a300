// oxlint-disable jsx-a11y/prefer-tag-over-role -- stretches lie over the cells, which a table does not let them
import { weekCopy as copy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import {
  CELL_MINUTES,
  columnsBegin,
  isCellOpen,
  piecesOfColumn,
  stretchesOf,
  type ColumnPiece,
  type Week,
} from '@mostrador/domain/scheduling/painted-week'
import { hoursText } from '@mostrador/domain/scheduling/hours-text'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { classNames } from '@mostrador/ui/class-names'
import { useRef, useState } from 'react'
import { useWeekKeys } from './use-week-keys.ts'
import { useWeekPainting, type Painting } from './use-week-painting.ts'

export type WeekGridProps = {
  readonly label: string
  readonly week: Week
  readonly isLocked: boolean
  readonly onChange: (week: Week) => void
}

const MINUTES_OF_A_DAY = 24 * 60
const ROWS = Array.from({ length: MINUTES_OF_A_DAY / CELL_MINUTES }, (_, row) => row)

/** Columns of the head, the rows, and the layer over them: hour, seven days. */
const COLUMNS = 'grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))]'

/**
 * Week as a grid of half hours to paint. Columns begin when nothing is open, so that a night is
 * one stretch in its day's column.
 */
export default function WeekGrid({ label, week, isLocked, onChange }: WeekGridProps) {
  const [begins] = useState(() => columnsBegin(week))
  const body = useRef<HTMLDivElement>(null)
  const painting = useWeekPainting({ week, begins, body, isLocked, onChange })
  const keys = useWeekKeys({ week, begins, body, isLocked, onChange })
  const shown = painting.preview
  return (
    <div className="grid gap-2">
      <p className="text-14 text-muted">
        <span className="max-sm:hidden">{copy.paintedHint}</span>
        <span className="sm:hidden">{copy.fingerHint}</span>
      </p>
      <div role="grid" aria-label={copy.grid(label)} aria-readonly={isLocked} className="min-w-0 select-none">
        <div role="row" className={classNames(COLUMNS, 'text-center text-12 font-semibold')}>
          <span role="columnheader" className="sr-only">
            {copy.hour}
          </span>
          <span aria-hidden />
          {DAYS_OF_WEEK.map((day) => (
            <span key={day} role="columnheader" aria-label={copy.days[day]} className="py-1">
              {copy.short[day]}
            </span>
          ))}
        </div>
        <div ref={body} role="rowgroup" className="relative touch-pan-y" {...painting.hands} {...keys.hands}>
          <Cells week={shown} begins={begins} cursor={keys.cursor} />
          <Pieces week={shown} begins={begins} {...(!isLocked && { onEdge: painting.onEdge })} />
        </div>
      </div>
      <output className="sr-only">{keys.said}</output>
    </div>
  )
}

type CellsProps = {
  readonly week: Week
  readonly begins: number
  readonly cursor: { readonly day: number; readonly row: number }
}

function Cells({ week, begins, cursor }: CellsProps) {
  const open = stretchesOf(week)
  return ROWS.map((row) => {
    const time = timeOf((begins + row * CELL_MINUTES) % MINUTES_OF_A_DAY)
    const isFull = row % 2 === 0
    return (
      <div key={row} role="row" className={classNames(COLUMNS, 'h-4 sm:h-3.5')}>
        <span role="rowheader" className="-mt-2 pr-2 text-right text-12 text-muted">
          {isFull ? time : <span className="sr-only">{time}</span>}
        </span>
        {DAYS_OF_WEEK.map((day, column) => {
          const isOpen = isCellOpen(open, { day: column, row }, begins)
          return (
            <div
              key={day}
              role="gridcell"
              data-cell={`${column}:${row}`}
              tabIndex={cursor.day === column && cursor.row === row ? 0 : -1}
              aria-selected={isOpen}
              aria-label={copy.cell(copy.days[day], time, isOpen)}
              className={classNames(
                'border-l border-line bg-surface -outline-offset-2 focus-visible:z-20',
                isFull && 'border-t',
                column === DAYS_OF_WEEK.length - 1 && 'border-r',
              )}
            />
          )
        })}
      </div>
    )
  })
}

type PiecesProps = {
  readonly week: Week
  readonly begins: number
  readonly onEdge?: Painting['onEdge']
}

const share = (minutes: number): string => `${(minutes / MINUTES_OF_A_DAY) * 100}%`

/** Writes the times of a stretch; of one split between columns, those of this part. */
function spanText({ start, end, whole }: ColumnPiece, begins: number): string {
  const isWhole = end - start === whole.end - whole.start
  const [from, to] = isWhole ? [whole.start, whole.end] : [begins + start, begins + end]
  const last = to % MINUTES_OF_A_DAY
  return hoursText([`${timeOf(from % MINUTES_OF_A_DAY)}-${last === 0 ? '24:00' : timeOf(last)}`])
}

const Pieces = ({ week, begins, onEdge }: PiecesProps) => (
  <div aria-hidden className={classNames(COLUMNS, 'pointer-events-none absolute inset-0')}>
    <span />
    {DAYS_OF_WEEK.map((day, column) => (
      <div key={day} className="relative">
        {piecesOfColumn(week, column, begins).map((piece) => (
          <div
            key={piece.start}
            className="absolute inset-x-0.5 z-10 overflow-hidden rounded-[4px] bg-positive-soft inset-ring-2 inset-ring-positive"
            style={{ top: share(piece.start), height: share(piece.end - piece.start) }}
          >
            <span className="block px-0.5 pt-0.5 text-center text-12/3.5 font-semibold tracking-tight text-ink">
              {spanText(piece, begins).replace('-', '-\u200B')}
            </span>
            {onEdge &&
              piece.whole.end - piece.whole.start <= MINUTES_OF_A_DAY &&
              EDGES.map((edge) => (
                <span
                  key={edge}
                  data-edge={edge}
                  onPointerDown={(event) => onEdge(event, { edge, piece, day: column })}
                  className={classNames(
                    'pointer-events-auto absolute inset-x-0 h-2 cursor-ns-resize touch-none pointer-coarse:h-3.5',
                    edge === 'start' ? 'top-0' : 'bottom-0',
                  )}
                />
              ))}
          </div>
        ))}
      </div>
    ))}
  </div>
)

const EDGES = ['start', 'end'] as const

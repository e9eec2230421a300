import { weekCopy as copy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import {
  CELL_MINUTES,
  isCellOpen,
  paintedWeek,
  stretchesBetween,
  stretchesOf,
  type Cell,
  type Week,
} from '@mostrador/domain/scheduling/painted-week'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { WeekHands } from './use-week-painting.ts'

const LAST_ROW = 47
const LAST_DAY = 6
/** Rows of a page key: two hours. */
const PAGE = 4

const STEPS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  PageUp: [0, -PAGE],
  PageDown: [0, PAGE],
  Home: [0, -LAST_ROW],
  End: [0, LAST_ROW],
}

const within = (at: number, last: number): number => Math.min(last, Math.max(0, at))

/** Returns the cell that a key leads to; undefined for other keys. */
export function cellAfter(key: string, { day, row }: Cell): Cell | undefined {
  const step = STEPS[key]
  return step && { day: within(day + step[0], LAST_DAY), row: within(row + step[1], LAST_ROW) }
}

const dayName = (day: number): string => copy.days[DAYS_OF_WEEK[day] ?? 'MONDAY']

/** Announces a painted stroke: its days and hours. */
export function strokeText(one: Cell, other: Cell, { begins, isOpen }: { begins: number; isOpen: boolean }) {
  const [first, last] = [Math.min(one.day, other.day), Math.max(one.day, other.day)]
  const timeAt = (row: number): string => timeOf((begins + row * CELL_MINUTES) % (24 * 60))
  const hours = [timeAt(Math.min(one.row, other.row)), timeAt(Math.max(one.row, other.row) + 1)] as const
  const days = first === last ? dayName(first) : copy.span(dayName(first), dayName(last))
  return copy.stroke(days, hours, isOpen)
}

/** Stroke that the keys paint: its first cell, and the week before it. */
type Stroke = { readonly from: Cell; readonly isOpen: boolean; readonly before: Week }

/** Keyboard painting: arrows move, space and shift with arrows paint; strokes are announced. */
export function useWeekKeys({ week, begins, body, isLocked, onChange }: WeekHands) {
  const [cursor, setCursor] = useState<Cell>({
    day: 0,
    row: within((12 * 60 - begins) / CELL_MINUTES, LAST_ROW),
  })
  const [stroke, setStroke] = useState<Stroke>()
  const [said, setSaid] = useState('')

  function go(cell: Cell): void {
    setCursor(cell)
    body.current?.querySelector<HTMLElement>(`[data-cell="${cell.day}:${cell.row}"]`)?.focus()
  }

  function paint({ from, isOpen, before }: Stroke, to: Cell): void {
    onChange(paintedWeek(before, { stretches: stretchesBetween(from, to, begins), isOpen }))
    setSaid(strokeText(from, to, { begins, isOpen }))
  }

  const begin = (from: Cell): Stroke => ({
    from,
    isOpen: !isCellOpen(stretchesOf(week), from, begins),
    before: week,
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey } = event
    const next = cellAfter(key, cursor)
    if (event.ctrlKey || event.metaKey || event.altKey || (!next && key !== ' ')) return
    event.preventDefault()
    if (next) go(next)
    if (isLocked) return
    if (key === ' ') {
      const begun = begin(cursor)
      setStroke(begun)
      paint(begun, cursor)
    } else if (next && shiftKey) {
      const going = stroke ?? begin(cursor)
      setStroke(going)
      paint(going, next)
    } else setStroke(undefined)
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const [day, row] = (target.dataset.cell ?? '').split(':').map(Number)
    if (day !== undefined && row !== undefined && !(day === cursor.day && row === cursor.row))
      setCursor({ day, row })
  }

  return { cursor, said, hands: { onKeyDown, onFocus } }
}

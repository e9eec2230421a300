import { addMonths, daysSinceMonday, monthOf } from '@mostrador/domain/scheduling/month-days'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** Consecutive days, both ends included. */
export type DaySpan = { readonly from: string; readonly to: string }

const WEEK = 7

const STEPS: Readonly<Record<string, (date: string, isShift: boolean) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -WEEK),
  ArrowDown: (date) => addDays(date, WEEK),
  Home: (date) => addDays(date, -daysSinceMonday(date)),
  End: (date) => addDays(date, WEEK - 1 - daysSinceMonday(date)),
  PageUp: (date, isShift) => addMonths(date, isShift ? -12 : -1),
  PageDown: (date, isShift) => addMonths(date, isShift ? 12 : 1),
}

/** Returns the day that a key leads to, as in every date grid; undefined for other keys. */
export const dayAfterKey = (key: string, date: string, isShift: boolean): string | undefined =>
  STEPS[key]?.(date, isShift)

/** With shift these keys move by years; the others select. */
const isOfPages = (key: string): boolean => key.startsWith('Page')

const inOrder = (one: string, other: string): DaySpan =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

type HandsOptions = {
  readonly today: string
  /** Last month shown. */
  readonly last: string
  readonly body: RefObject<HTMLElement | null>
  readonly isLocked: boolean
  readonly onOpen: (span: DaySpan) => void
}

const dayAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day

/** Cursor of the keys, and the day that a selection began at. */
type Choosing = {
  readonly cursor: string
  readonly anchor: string | undefined
  readonly setCursor: (date: string) => void
  readonly setAnchor: (date: string | undefined) => void
  readonly open: (one: string, other: string) => void
}

/** Selects days of a calendar by tap, mouse or keys; past days can be reached, not opened. */
export function useCalendarHands({ today, last, body, isLocked, onOpen }: HandsOptions) {
  const [cursor, setCursor] = useState(today)
  const [anchor, setAnchor] = useState<string>()

  function open(one: string, other: string): void {
    const { from, to } = inOrder(one, other)
    if (!isLocked && to >= today) onOpen({ from: from < today ? today : from, to })
  }

  const choosing: Choosing = { cursor, anchor, setCursor, setAnchor, open }
  const onKeyDown = useCalendarKeys(choosing, { today, last, body, isLocked })
  const pointer = usePointer(choosing, isLocked)
  return {
    cursor,
    span: anchor === undefined ? undefined : inOrder(anchor, cursor),
    go: (date: string) => {
      setAnchor(undefined)
      setCursor(date < today ? today : date)
    },
    clear: () => setAnchor(undefined),
    ofBody: { onKeyDown, ...pointer },
  }
}

/** Keys of a date grid; shift with arrows selects. */
function useCalendarKeys(
  { cursor, anchor, setCursor, setAnchor, open }: Choosing,
  { today, last, body, isLocked }: Omit<HandsOptions, 'onOpen'>,
) {
  const isToFocus = useRef(false)
  useEffect(() => {
    if (!isToFocus.current) return
    isToFocus.current = false
    body.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  })
  const [first, end] = [monthOf(today), addDays(addMonths(last, 1), -1)]

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayAfterKey(key, cursor, shiftKey)
    if (next !== undefined) {
      setAnchor(shiftKey && !isOfPages(key) && !isLocked ? (anchor ?? cursor) : undefined)
      setCursor(next > end ? end : next < first ? first : next)
      isToFocus.current = true
    } else if (key === 'Enter' || key === ' ') open(anchor ?? cursor, cursor)
    else if (key === 'Escape' && anchor !== undefined) setAnchor(undefined)
    else return
    event.preventDefault()
  }
}

/** A mouse drags a selection; a finger scrolls, and picks the two ends. */
function usePointer({ cursor, anchor, setCursor, setAnchor, open }: Choosing, isLocked: boolean) {
  const before = useRef(cursor)
  const drawing = useRef<DaySpan>(undefined)

  function onClick(event: MouseEvent<HTMLElement>): void {
    const day = dayAt(event.target)
    if (day === undefined) return
    if (event.shiftKey) setAnchor(before.current)
    setCursor(day)
    open(event.shiftKey ? before.current : day, day)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const day = dayAt(event.target)
    // The focus moves before the click arrives.
    before.current = anchor ?? cursor
    if (isLocked || day === undefined || event.pointerType === 'touch') return
    if (event.button !== 0 || event.shiftKey) return
    drawing.current = { from: day, to: day }
    const end = (): void => {
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      const drawn = drawing.current
      drawing.current = undefined
      if (drawn && drawn.from !== drawn.to) open(drawn.from, drawn.to)
    }
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  function onPointerOver(event: PointerEvent<HTMLElement>): void {
    const day = dayAt(event.target)
    if (!drawing.current || day === undefined || day === drawing.current.to) return
    drawing.current = { ...drawing.current, to: day }
    setAnchor(drawing.current.from)
    setCursor(day)
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const day = dayAt(target)
    if (day !== undefined && !drawing.current) setCursor(day)
  }

  return { onClick, onPointerDown, onPointerOver, onFocus }
}

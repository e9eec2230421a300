import {
  CELL_MINUTES,
  draggedEnd,
  isCellOpen,
  paintedWeek,
  stretchesBetween,
  stretchesOf,
  type Cell,
  type ColumnPiece,
  type Week,
} from '@mostrador/domain/scheduling/painted-week'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'

export type WeekHands = {
  readonly week: Week
  /** Minutes at which the columns begin. */
  readonly begins: number
  readonly body: RefObject<HTMLDivElement | null>
  readonly isLocked: boolean
  readonly onChange: (week: Week) => void
}

/** An end of a stretch in a column, by which it is dragged. */
type Edge = { readonly edge: 'start' | 'end'; readonly piece: ColumnPiece; readonly day: number }

export type Painting = {
  readonly preview: Week
  readonly hands: Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>>
  readonly onEdge: (event: PointerEvent<HTMLElement>, edge: Edge) => void
}

/** Gesture in progress: painting from a cell, or dragging an end. */
type Doing =
  | { readonly kind: 'stroke'; readonly from: Cell; readonly to: Cell; readonly isOpen: boolean }
  | { readonly kind: 'edge'; readonly edge: Edge; readonly minute: number }

const ROWS = 48
const COLUMNS = 7
/** Milliseconds that a finger rests before it paints; until then it scrolls the page. */
const REST_MS = 250
/** Pixels that a finger may move while it rests. */
const REST_REACH = 8

/** Returns the place of a pointer in the grid: column, and minutes from the top. */
function placeIn(body: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  // The hours stand left of the cells.
  const first = body.querySelector('[data-cell]')?.getBoundingClientRect()
  const around = body.getBoundingClientRect()
  const left = first?.left ?? around.left
  const day = Math.floor(((clientX - left) / (around.right - left)) * COLUMNS)
  const minute = ((clientY - around.top) / around.height) * ROWS * CELL_MINUTES
  return { day: Math.min(COLUMNS - 1, Math.max(0, day)), minute }
}

function cellIn(body: HTMLElement, event: PointerEvent): Cell {
  const { day, minute } = placeIn(body, event)
  return { day, row: Math.min(ROWS - 1, Math.max(0, Math.floor(minute / CELL_MINUTES))) }
}

const movedTo = (doing: Doing, body: HTMLElement, event: PointerEvent): Doing =>
  doing.kind === 'stroke'
    ? { ...doing, to: cellIn(body, event) }
    : { ...doing, minute: placeIn(body, event).minute }

function weekAfter({ week, begins }: WeekHands, doing: Doing): Week {
  if (doing.kind === 'edge') {
    const { edge, piece } = doing.edge
    const dragged = Math.round((doing.minute - piece[edge]) / CELL_MINUTES) * CELL_MINUTES
    return draggedEnd(week, piece.whole, { edge, minute: piece.whole[edge] + dragged })
  }
  const { from, to, isOpen } = doing
  return paintedWeek(week, { stretches: stretchesBetween(from, to, begins), isOpen })
}

type Rest = { readonly x: number; readonly y: number; readonly from: Cell; readonly timer: number }

/** Waits until a finger has rested; one that moves away scrolls the page instead. */
function useResting(paint: (from: Cell) => void) {
  const resting = useRef<Rest>(undefined)
  function end(): Cell | undefined {
    const from = resting.current?.from
    window.clearTimeout(resting.current?.timer)
    resting.current = undefined
    return from
  }
  return {
    begin({ clientX: x, clientY: y }: PointerEvent, from: Cell): void {
      end()
      const timer = window.setTimeout(() => {
        end()
        navigator.vibrate?.(10)
        paint(from)
      }, REST_MS)
      resting.current = { x, y, from, timer }
    },
    moved({ clientX, clientY }: PointerEvent): void {
      const rest = resting.current
      if (rest && Math.hypot(clientX - rest.x, clientY - rest.y) > REST_REACH) end()
    },
    /** Ends the rest; returns its cell if the finger still rested, which is a tap. */
    end,
  }
}

/**
 * Paints a week by mouse or finger. The first cell decides whether it paints or erases. A finger
 * scrolls the page unless it rests first; a tap changes one cell.
 */
export function useWeekPainting(all: WeekHands): Painting {
  const { week, begins, body, isLocked, onChange } = all
  const [doing, setDoing] = useState<Doing>()
  const strokeFrom = (from: Cell): Doing => {
    const isOpen = !isCellOpen(stretchesOf(week), from, begins)
    return { kind: 'stroke', from, to: from, isOpen }
  }
  const resting = useResting((from) => setDoing(strokeFrom(from)))
  usePageHeld(body, doing !== undefined, () => setDoing(undefined))

  /** Begins a gesture and captures the pointer until it is lifted. */
  function hold(event: PointerEvent<HTMLElement>, next: Doing): void {
    event.preventDefault()
    body.current?.setPointerCapture(event.pointerId)
    setDoing(next)
  }

  function finish(): void {
    const tapped = resting.end()
    const done = doing ?? (tapped && strokeFrom(tapped))
    setDoing(undefined)
    if (done) onChange(weekAfter(all, done))
  }

  return {
    preview: doing ? weekAfter(all, doing) : week,
    hands: {
      onPointerDown: (event) => {
        if (isLocked || event.button !== 0 || !body.current || doing) return
        const from = cellIn(body.current, event)
        if (event.pointerType === 'touch') resting.begin(event, from)
        else hold(event, strokeFrom(from))
      },
      onPointerMove: (event) => {
        resting.moved(event)
        if (doing && body.current) setDoing(movedTo(doing, body.current, event))
      },
      onPointerUp: finish,
      onPointerCancel: () => {
        resting.end()
        setDoing(undefined)
      },
    },
    onEdge: (event, edge) => {
      if (event.button !== 0) return
      event.stopPropagation()
      hold(event, { kind: 'edge', edge, minute: edge.piece[edge.edge] })
    },
  }
}

/** Keeps the page from scrolling during a gesture; Escape cancels it. */
function usePageHeld(body: RefObject<HTMLElement | null>, isHeld: boolean, giveUp: () => void): void {
  const onEscape = useEffectEvent(giveUp)
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
    if (!isHeld) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isHeld])
  useEffect(() => {
    const element = body.current
    // The listener must exist before the finger moves, and must not be passive.
    const hold = (event: TouchEvent): void => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [body])
}

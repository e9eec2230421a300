import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react'

/** Extra rows above and below, for quick scrolls. */
const BEYOND = 4

/** Rendered rows of a grid, and how to scroll to another. */
export type RowWindow = {
  /** Indexes of the rows, in no order. */
  readonly drawn: readonly number[]
  /** Inner width in pixels; 0 until known. */
  readonly width: number
  readonly rowHeight: number
  readonly rowsSeen: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  /** Scrolls until a row, and the span between two edges beside the pinned column, are visible. */
  readonly show: (
    row: number,
    edges: { readonly left: number; readonly right: number; readonly pinned: number },
  ) => void
  readonly ref: (box: HTMLElement | null) => void
}

/**
 * Renders only the visible rows of a grid whose rows are as high as its first child, the headings.
 * The scroll position comes from events, since reading it would force a layout between keys.
 * `active` is the row of the active cell, kept in view when it changes.
 */
export function useRowWindow(count: number, active: number): RowWindow {
  const box = useRef<HTMLElement | null>(null)
  const at = useRef({ top: 0, left: 0 })
  const size = useSize(box)
  const [scrolled, setScrolled] = useState(0)
  const rowsSeen = Math.max(1, Math.ceil(size.height / size.row) - 1)
  const [led, setLed] = useState(active)
  if (led !== active) {
    // Renders the rows of the future scroll position with the key, not again after it.
    setLed(active)
    setScrolled(active < scrolled ? active : Math.max(scrolled, active + 1 - rowsSeen))
  }
  const first = Math.min(scrolled, Math.max(0, count - rowsSeen))

  function scrollTo(top: number, left: number): void {
    if (top === at.current.top && left === at.current.left) return
    at.current = { top, left }
    if (box.current) {
      box.current.scrollTop = top
      box.current.scrollLeft = left
    }
    setScrolled(Math.floor(top / size.row))
  }

  const drawn = useDrawn(first, rowsSeen, count)

  return {
    drawn,
    width: size.width,
    rowHeight: size.row,
    rowsSeen,
    onScroll({ currentTarget }) {
      at.current = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft }
      setScrolled(Math.floor(at.current.top / size.row))
    },
    show(row, { left, right, pinned }) {
      const now = at.current
      // The headings cover the first row.
      const above = row * size.row
      const below = above + 2 * size.row - size.height
      const beside =
        left < pinned ? now.left : Math.min(Math.max(now.left, right - size.width), left - pinned)
      scrollTo(Math.min(Math.max(now.top, below), above), Math.max(0, beside))
    },
    ref: (element) => {
      box.current = element
    },
  }
}

/**
 * Visible rows render with the key, those beyond only after it, so that a jump through the menu
 * does not rewrite all elements at once. It keeps the rows farthest from the target, so that no
 * element changes its place.
 */
function useDrawn(first: number, rowsSeen: number, count: number): readonly number[] {
  const later = useDeferredValue(first)
  const seen = numbers(first, Math.min(count, first + rowsSeen))
  const near = numbers(Math.max(0, later - BEYOND), Math.min(count, later + rowsSeen + BEYOND))
  const unseen = near.filter((row) => row < first || row >= first + rowsSeen)
  const most = 2 * BEYOND
  return [...seen, ...(first < later ? unseen.slice(-most) : unseen.slice(0, most))]
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

type Size = { readonly width: number; readonly height: number; readonly row: number }

/** Inner size of a box, and height of its first child, in pixels. */
function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0, row: 36 })
  useLayoutEffect(() => {
    const { current } = box
    const head = current?.firstElementChild
    if (!current || !head) return
    const measure = (): void =>
      setSize({ width: current.clientWidth, height: current.clientHeight, row: head.clientHeight || 36 })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(head)
    return () => observer.disconnect()
  }, [box])
  return size
}

import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react'

/** Rows beyond those that are seen, above and below, so that a quick scroll finds them there. */
const BEYOND = 4

/** Rendered rows of a grid, and how to scroll to another. */
export type RowWindow = {
  /** The numbers of the rows, from 0 on, without an order. */
  readonly drawn: readonly number[]
  /** How wide the grid is inside, in pixels; 0 until it is known. */
  readonly width: number
  /** How high a row is, in pixels. */
  readonly rowHeight: number
  /** How many rows are seen at once. */
  readonly rowsSeen: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
  /** Scrolls until a row is seen, and what lies between two edges beside the pinned column. */
  readonly show: (
    row: number,
    edges: { readonly left: number; readonly right: number; readonly pinned: number },
  ) => void
  readonly ref: (box: HTMLElement | null) => void
}

/**
 * Draws no more rows than are seen of a grid whose rows are all as high as its first child, the
 * headings. Where it stands is told by its own events and never asked for: that would lay the page
 * out between two keys. `active`: the row that keys go to, which is led into sight when it changes.
 */
export function useRowWindow(count: number, active: number): RowWindow {
  const box = useRef<HTMLElement | null>(null)
  const at = useRef({ top: 0, left: 0 })
  const size = useSize(box)
  const [scrolled, setScrolled] = useState(0)
  const rowsSeen = Math.max(1, Math.ceil(size.height / size.row) - 1)
  const [led, setLed] = useState(active)
  if (led !== active) {
    // The rows of where it will be scrolled to are drawn with the key, and not once more after it.
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
      // The headings lie over the first row.
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
 * The rows that are seen come with the key. Those beyond wait until it is answered: a leap through
 * the menu leaves them what they were, so that not all elements are written at once. It keeps the
 * rows that lie farthest from where it goes, because then no element has to change its place.
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

/** How large a box is inside, and its first child high, in pixels. */
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

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useState, type ReactNode, type RefObject } from 'react'

type RowsInSightProps<Row> = {
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Height of a row until it is measured, in pixels. */
  readonly heightOf: (row: Row) => number
  readonly scroller: RefObject<HTMLElement | null>
  readonly draw: (row: Row) => ReactNode
}

/** Virtual list. The focused row stays mounted, or focus would be lost. */
export function RowsInSight<Row>({ rows, idOf, heightOf, scroller, draw }: RowsInSightProps<Row>) {
  const at = (index: number): Row => rows[index] as Row
  const [held, setHeld] = useState<string>()
  const heldAt = held === undefined ? -1 : rows.findIndex((row) => idOf(row) === held)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(at(index)),
    getItemKey: (index) => idOf(at(index)),
    overscan: 4,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return heldAt < 0 || inSight.includes(heldAt) ? inSight : [...inSight, heldAt].toSorted((a, b) => a - b)
    },
  })
  return (
    <div className="relative w-full" style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={list.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start}px)` }}
          onFocus={() => setHeld(String(key))}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setHeld(undefined)
          }}
        >
          {draw(at(index))}
        </div>
      ))}
    </div>
  )
}

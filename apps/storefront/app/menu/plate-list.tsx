import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import type { PlateView } from '../place/menu-view.ts'
import { PlateRow } from './plate-row.tsx'

/** Pictures loaded eagerly, before the visible ones are known. */
const EAGER_ROWS = 3

/**
 * Plates of a group that is drawn when it comes near. One end of a group is always within `NEAR`
 * of the screen before it is seen, from any scroll position, as its height is below twice that.
 */
const TOGETHER = 12
const NEAR = '1500px 0px'

export type PlateListProps = {
  readonly plates: readonly PlateView[]
  /** Whether its first pictures are in the first view. */
  readonly eager?: boolean
  readonly first?: number
  /** Renders texts, to mark words in them. */
  readonly write?: (text: string) => ReactNode
}

/** List of plates: rows with hairlines on a phone, cards from 800 px on. */
export function PlateList({ plates, eager = false, first = plates.length, write }: PlateListProps) {
  return (
    <ul className="divide-y divide-line plate-grid md:grid md:gap-3 md:divide-y-0">
      {plates.slice(0, first).map((plate, position) => (
        <PlateRow
          key={plate.plate.id}
          view={plate}
          eager={eager && position < EAGER_ROWS}
          {...(write && { write })}
        />
      ))}
      {together(plates.slice(first)).map((later) => (
        <LaterPlates key={later[0]?.plate.id} plates={later} {...(write && { write })} />
      ))}
    </ul>
  )
}

const together = (plates: readonly PlateView[]): readonly (readonly PlateView[])[] =>
  Array.from({ length: Math.ceil(plates.length / TOGETHER) }, (_, index) =>
    plates.slice(index * TOGETHER, (index + 1) * TOGETHER),
  )

type LaterPlatesProps = Pick<PlateListProps, 'plates' | 'write'>

/** Plates drawn when they come near, in reserved space, so that anchors and scroll bar hold. */
const LaterPlates = memo(function LaterPlates({ plates, write }: LaterPlatesProps) {
  const head = useRef<HTMLLIElement>(null)
  const foot = useRef<HTMLLIElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    function follow(entries: readonly IntersectionObserverEntry[]): void {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setIsNear(true)
    }
    const observer = new IntersectionObserver(follow, { rootMargin: NEAR })
    for (const { current } of [head, foot]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])
  if (isNear) {
    return plates.map((plate) => <PlateRow key={plate.plate.id} view={plate} {...(write && { write })} />)
  }
  return plates.map((plate, position) => (
    <li key={plate.plate.id} ref={refOf(position)} aria-hidden className="plate-place" />
  ))

  function refOf(position: number) {
    if (position === plates.length - 1) return foot
    return position === 0 ? head : undefined
  }
})

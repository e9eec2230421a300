import { surveyCopy } from '@mostrador/copy/survey'
import { useEffect, useRef, type ReactNode } from 'react'
import { GivenStars } from './star-row.tsx'

export type ThanksProps = {
  readonly stars: number | null
  /** False where the order had been rated before, with other answers. */
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** Thanks after the last answer, and whenever the link is opened again. */
export function Thanks({ stars, isOwn, children }: ThanksProps) {
  const place = useRef<HTMLDivElement>(null)
  // The form is gone with the focus, so the thanks take it.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  const before = stars === null ? surveyCopy.doneBefore : surveyCopy.doneBeforeStars
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-4 py-8 text-center outline-none"
    >
      {stars !== null && <GivenStars stars={stars} />}
      <output className="text-16 text-muted">
        <span className="sr-only">{surveyCopy.done}. </span>
        {isOwn ? surveyCopy.doneHint : before}
      </output>
      {children}
    </div>
  )
}

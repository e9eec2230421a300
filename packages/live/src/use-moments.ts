import { useEffect, useRef } from 'react'
import { atMoments } from './moments.ts'
import type { Moments } from './moments.ts'

/**
 * Asks when the page comes into view, when the connection is back, and every so often; `ask` is
 * undefined while there is nothing to ask.
 */
export function useMoments(ask: (() => unknown) | undefined, { everyMs, alsoHidden }: Moments = {}): void {
  const asked = useRef(ask)
  useEffect(() => {
    asked.current = ask
  })
  const isWanted = ask !== undefined
  useEffect(
    () => (isWanted ? atMoments(() => asked.current?.(), { everyMs, alsoHidden }) : undefined),
    [isWanted, everyMs, alsoHidden],
  )
}

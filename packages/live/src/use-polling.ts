import { useEffect, useRef } from 'react'
import { pollWhileVisible, type PollingOptions } from './polling.ts'

/**
 * Asks when the page is shown, when the connection is back, and at an interval; `ask` is undefined
 * while there is nothing to ask.
 */
export function usePolling(
  ask: (() => unknown) | undefined,
  { everyMs, alsoHidden }: PollingOptions = {},
): void {
  const asked = useRef(ask)
  useEffect(() => {
    asked.current = ask
  })
  const isWanted = ask !== undefined
  useEffect(
    () => (isWanted ? pollWhileVisible(() => asked.current?.(), { everyMs, alsoHidden }) : undefined),
    [isWanted, everyMs, alsoHidden],
  )
}

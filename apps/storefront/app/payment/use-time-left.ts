import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { serverNow } from '../frame/server-clock.ts'

const SECOND_MS = 1_000

/** Writes the time left as "12:05". */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** Returns whole seconds from one instant to another, 0 once it is past. */
export const secondsUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / SECOND_MS))

/**
 * Returns the seconds until an instant (ISO 8601), each second anew; undefined on the server,
 * during hydration, and without an instant. It counts by the server's time, not the browser's
 * clock.
 */
export function useTimeLeft(until: string | null): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (until === null) return undefined
    const look = (): void => setLeft(secondsUntil(until, serverNow()))
    look()
    return each(SECOND_MS, look)
  }, [until])
  return until === null ? undefined : left
}

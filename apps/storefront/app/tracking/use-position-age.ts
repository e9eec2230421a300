import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { serverNow } from '../frame/server-clock.ts'

/** How often the age of a position is told anew, in milliseconds. */
const TICK_MS = 5000

/** From here on a position says where the rider was, and not where the rider is, in seconds. */
const STALE_SECONDS = 60

/** How old a position is. */
export type PositionAge = { readonly seconds: number; readonly isStale: boolean }

/** The age of what was recorded at an instant; never negative, also when the clocks differ. */
export function positionAge(at: string, now: Date): PositionAge {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
  return { seconds, isStale: seconds >= STALE_SECONDS }
}

/** The age of a position as time goes by; undefined where there is none. */
export function usePositionAge(at: string | null | undefined): PositionAge | undefined {
  const [, setTick] = useState(0)
  useEffect(() => {
    return at ? each(TICK_MS, () => setTick((tick) => tick + 1)) : undefined
  }, [at])
  return at ? positionAge(at, serverNow()) : undefined
}

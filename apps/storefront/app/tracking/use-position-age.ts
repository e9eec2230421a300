import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { serverNow } from '../frame/server-clock.ts'

const TICK_MS = 5000

const STALE_SECONDS = 60

export type PositionAge = { readonly seconds: number; readonly isStale: boolean }

/** Returns the age of a position at an instant; never negative, even if the clocks differ. */
export function positionAge(at: string, now: Date): PositionAge {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
  return { seconds, isStale: seconds >= STALE_SECONDS }
}

/** Returns the age of a position as time goes by; undefined without one. */
export function usePositionAge(at: string | null | undefined): PositionAge | undefined {
  const [, setTick] = useState(0)
  useEffect(() => {
    return at ? each(TICK_MS, () => setTick((tick) => tick + 1)) : undefined
  }, [at])
  return at ? positionAge(at, serverNow()) : undefined
}

import { toldAtText } from '@mostrador/copy/told-at'
import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

const TICK_MS = 5000

/** Returns the seconds since an instant of the server as time goes by; never negative. */
export function useSecondsSince(at: string): number {
  const [, setTick] = useState(0)
  useEffect(() => each(TICK_MS, () => setTick((tick) => tick + 1)), [])
  return Math.max(0, (serverNow().getTime() - Date.parse(at)) / 1000)
}

/** Age of the shown data as time goes by. Screen readers read it once, and not with each tick. */
export function ToldAt({ seconds }: { readonly seconds: number }) {
  return <span aria-live="off">{toldAtText(seconds)}</span>
}

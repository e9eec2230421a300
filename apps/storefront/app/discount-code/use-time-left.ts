import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'

/** Writes milliseconds as minutes and seconds, never below zero. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Returns the time until an instant of this browser's clock (milliseconds), each second anew. */
export function useTimeLeft(until: number): string {
  const [now, setNow] = useState(Date.now)
  useEffect(() => each(1000, () => setNow(Date.now())), [])
  return minutesAndSeconds(until - now)
}

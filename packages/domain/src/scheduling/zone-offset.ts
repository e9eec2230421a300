import { wallClock } from './wall-clock.ts'

const MINUTE_MS = 60_000

/**
 * Returns how far the wall clock is ahead of UTC at an instant, both in milliseconds. Seconds do
 * not matter: offsets are whole minutes.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const { date, minutes } = wallClock(new Date(instant), timeZone)
  return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS - instant
}

/**
 * Returns the minute at which the clock of a zone is set, after `from` and not after `to`;
 * undefined for none. Of two changes the first or the second.
 */
export function clockChange(from: Date, to: Date, timeZone: string): Date | undefined {
  let before = Math.floor(from.getTime() / MINUTE_MS)
  let after = Math.ceil(to.getTime() / MINUTE_MS)
  const offsetOf = (minute: number): number => offsetAt(minute * MINUTE_MS, timeZone)
  const offset = offsetOf(before)
  if (offsetOf(after) === offset) return undefined
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetOf(middle) === offset) before = middle
    else after = middle
  }
  return new Date(after * MINUTE_MS)
}

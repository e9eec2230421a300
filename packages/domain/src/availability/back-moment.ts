import type { DayOfWeek } from '../scheduling/day-of-week.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { daysBetween, timeOf } from '../scheduling/wall-time.ts'

/** Time at which a thing is back, on the wall clock of its shop. */
export type BackMoment = {
  /** Days from today on; 0 is today. */
  readonly daysAhead: number
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly dayOfWeek: DayOfWeek
  /** `HH:MM`. */
  readonly time: string
}

/**
 * Returns the moment of an instant (ISO 8601) at which a thing is back; undefined for a past one,
 * as in an older menu.
 */
export function backMoment(backAt: string, now: Date, timeZone: string): BackMoment | undefined {
  const at = new Date(backAt)
  if (at <= now) return undefined
  const { date, dayOfWeek, minutes } = wallClock(at, timeZone)
  const daysAhead = daysBetween(wallClock(now, timeZone).date, date)
  return { daysAhead, date, dayOfWeek, time: timeOf(minutes) }
}

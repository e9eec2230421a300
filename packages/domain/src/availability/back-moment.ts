import type { DayOfWeek } from '../scheduling/day-of-week.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { daysBetween, timeOf } from '../scheduling/wall-time.ts'

/** When something is to be had again, as the wall of its shop shows it. */
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
 * An instant (ISO 8601) at which something is to be had again; undefined once that has come: who
 * reads an older menu is not told of the past.
 */
export function backMoment(backAt: string, now: Date, timeZone: string): BackMoment | undefined {
  const at = new Date(backAt)
  if (at <= now) return undefined
  const { date, dayOfWeek, minutes } = wallClock(at, timeZone)
  const daysAhead = daysBetween(wallClock(now, timeZone).date, date)
  return { daysAhead, date, dayOfWeek, time: timeOf(minutes) }
}

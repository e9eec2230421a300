import type { DayOfWeek } from '../scheduling/day-of-week.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { timeOf } from '../scheduling/wall-time.ts'

/** The end of an interruption as a wall shows it, and whether that is today. */
export type EndMoment = {
  readonly date: string
  readonly dayOfWeek: DayOfWeek
  readonly time: string
  readonly isToday: boolean
}

/** Returns when an interrupted thing goes on, at the wall clock of its branch contact. */
export function endMoment(
  until: Date,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): EndMoment {
  const { date, dayOfWeek, minutes } = wallClock(until, timeZone)
  return { date, dayOfWeek, time: timeOf(minutes), isToday: date === wallClock(now, timeZone).date }
}

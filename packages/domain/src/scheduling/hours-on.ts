import { isOpenDuring, type WorkingDay, type WorkingHours } from './opening-hours.ts'
import { dayOfWeekOf, type WallClock } from './wall-clock.ts'
import { addDays, minutesOf } from './wall-time.ts'

/** A date (`YYYY-MM-DD`) whose hours differ from the weekly ones; without hours it is closed. */
export type DayException = { readonly day: string; readonly workingHours: WorkingDay['workingHours'] }

/** The intervals that begin on each date (`YYYY-MM-DD`). */
export type HoursOfDates = (date: string) => readonly WorkingHours[]

/** How far ahead an opening is looked for, in days: past the longest holidays. */
const LONGEST_CLOSURE_DAYS = 90

/**
 * The intervals that begin on a date: those of its first exception, else those of its weekday. What runs past
 * midnight belongs to the date on which it begins. Source: 000 §3 Schedule config; holidays are such exceptions.
 */
export const hoursOn = (
  date: string,
  workingDays: readonly WorkingDay[],
  exceptions: readonly DayException[],
): readonly WorkingHours[] => {
  const dayOfWeek = dayOfWeekOf(date)
  return (
    exceptions.find(({ day }) => day === date)?.workingHours ??
    workingDays.filter((one) => one.dayOfWeek === dayOfWeek).flatMap((one) => one.workingHours)
  )
}

/** Whether hours that are known date by date are open at a wall clock. Source: decisions.md, The server is the authority. */
export const isOpenOn = (hours: HoursOfDates, { date, minutes }: WallClock): boolean =>
  isOpenDuring({ today: hours(date), yesterday: hours(addDays(date, -1)) }, minutes)

/** The next date and time (`HH:MM`) at which an interval begins; `undefined` when none does within three months. */
export function nextOpeningOn(
  hours: HoursOfDates,
  clock: WallClock,
): { readonly date: string; readonly time: string } | undefined {
  for (let daysAhead = 0; daysAhead <= LONGEST_CLOSURE_DAYS; daysAhead += 1) {
    const date = addDays(clock.date, daysAhead)
    const [time] = hours(date)
      .map(({ startAt }) => startAt)
      .filter((startAt) => daysAhead > 0 || minutesOf(startAt) > clock.minutes)
      .toSorted()
    if (time !== undefined) return { date, time }
  }
  return undefined
}

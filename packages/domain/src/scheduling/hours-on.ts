import { isOpenDuring, rangeOf, type WorkingDay, type WorkingHours } from './opening-hours.ts'
import { dayOfWeekOf, type WallClock } from './wall-clock.ts'
import { addDays, minutesOf, timeOf } from './wall-time.ts'

/** Date (`YYYY-MM-DD`) whose hours differ from the weekly ones; without hours it is closed. */
export type DayException = { readonly day: string; readonly workingHours: WorkingDay['workingHours'] }

/** The intervals that begin on each date (`YYYY-MM-DD`). */
export type HoursOfDates = (date: string) => readonly WorkingHours[]

/** Days in which the next opening is searched: past the longest holidays. */
const LONGEST_CLOSURE_DAYS = 90

/** Days in which the next closing is searched: an opening of a week matters to no diner. */
const LONGEST_OPENING_DAYS = 7

const MINUTES_OF_A_DAY = 24 * 60

/**
 * Returns the intervals that begin on a date: those of its first exception, else those of its
 * weekday. One past midnight belongs to the date on which it begins. Source: 000 §3 Schedule
 * config; holidays are such exceptions.
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

/**
 * Whether hours by date are open at a wall clock. Source: decisions.md, The server is the
 * authority.
 */
export const isOpenOn = (hours: HoursOfDates, { date, minutes }: WallClock): boolean =>
  isOpenDuring({ today: hours(date), yesterday: hours(addDays(date, -1)) }, minutes)

/**
 * Returns the next date and time (`HH:MM`) at which an interval begins; undefined when none does
 * within three months.
 */
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

/**
 * Returns the date and time (`HH:MM`) at which the interval around a wall clock began, the latest
 * of several; undefined while it is closed.
 */
export function openedOn(
  hours: HoursOfDates,
  { date, minutes }: WallClock,
): { readonly date: string; readonly time: string } | undefined {
  const began = [0, -1].flatMap((day) =>
    hours(addDays(date, day))
      .map(rangeOf)
      .map(({ start, end }) => [start, end].map((minute) => minute + day * MINUTES_OF_A_DAY))
      .flatMap(([start = 0, end = 0]) => (start <= minutes && minutes < end ? [start] : [])),
  )
  if (began.length === 0) return undefined
  const start = Math.max(...began)
  return start < 0
    ? { date: addDays(date, -1), time: timeOf(start + MINUTES_OF_A_DAY) }
    : { date, time: timeOf(start) }
}

/**
 * Returns the next date and time (`HH:MM`) at which hours that are open at a wall clock end, past
 * intervals that begin where others end; undefined when they are closed, and when they do not end
 * within a week.
 */
export function nextClosingOn(
  hours: HoursOfDates,
  clock: WallClock,
): { readonly date: string; readonly time: string } | undefined {
  // In minutes from the midnight of the clock's own date.
  let end = clock.minutes
  for (let day = -1; day <= LONGEST_OPENING_DAYS; day += 1) {
    const ranges = hours(addDays(clock.date, day))
      .map(rangeOf)
      .toSorted((a, b) => a.start - b.start)
    for (const range of ranges) {
      const start = range.start + day * MINUTES_OF_A_DAY
      if (start <= end) end = Math.max(end, range.end + day * MINUTES_OF_A_DAY)
    }
  }
  if (end === clock.minutes || end > LONGEST_OPENING_DAYS * MINUTES_OF_A_DAY) return undefined
  const date = addDays(clock.date, Math.floor(end / MINUTES_OF_A_DAY))
  return { date, time: timeOf(end % MINUTES_OF_A_DAY) }
}

import { DAYS_OF_WEEK, type DayOfWeek } from './day-of-week.ts'
import type { WallClock } from './wall-clock.ts'
import { minutesOf } from './wall-time.ts'

/**
 * One interval of opening, as `HH:MM` on the shop's wall. An end at or before the start lies on the
 * next day.
 */
export type WorkingHours = { readonly startAt: string; readonly endAt: string }

/**
 * The intervals that begin on one day of the week. Source: 000 §3 Branch contact, deliveryConfig.
 */
export type WorkingDay = { readonly dayOfWeek: DayOfWeek; readonly workingHours: readonly WorkingHours[] }

const MINUTES_OF_A_DAY = 24 * 60

/**
 * Start and end in minutes since the midnight of the day on which an interval begins; beyond 1440
 * it reaches into the next day. The end is no longer open. 23:59 means midnight, because that is
 * how people write a whole day, and an end at the start means twenty-four hours.
 */
export function rangeOf({ startAt, endAt }: WorkingHours): { readonly start: number; readonly end: number } {
  const start = minutesOf(startAt)
  const end = endAt === '23:59' ? MINUTES_OF_A_DAY : minutesOf(endAt)
  return { start, end: end <= start ? end + MINUTES_OF_A_DAY : end }
}

const dayIndex = (day: DayOfWeek): number => DAYS_OF_WEEK.indexOf(day)

/**
 * Whether a minute of today lies in an interval that began today, or in one that began yesterday
 * and runs past midnight. Source: decisions.md, The server is the authority.
 */
export const isOpenDuring = (
  hours: { readonly today: readonly WorkingHours[]; readonly yesterday: readonly WorkingHours[] },
  minutes: number,
): boolean => {
  const isWithin = (intervals: readonly WorkingHours[], minute: number): boolean =>
    intervals.map(rangeOf).some(({ start, end }) => start <= minute && minute < end)
  return isWithin(hours.today, minutes) || isWithin(hours.yesterday, minutes + MINUTES_OF_A_DAY)
}

/** Whether weekly hours are open at a wall clock; `isOpenOn` knows of exceptions too. */
export function isOpenAt(workingDays: readonly WorkingDay[], clock: WallClock): boolean {
  const yesterday = DAYS_OF_WEEK[(dayIndex(clock.dayOfWeek) + 6) % 7]
  const hoursOf = (day: DayOfWeek | undefined): readonly WorkingHours[] =>
    workingDays.filter(({ dayOfWeek }) => dayOfWeek === day).flatMap(({ workingHours }) => workingHours)
  return isOpenDuring({ today: hoursOf(clock.dayOfWeek), yesterday: hoursOf(yesterday) }, clock.minutes)
}

/** Returns the day of the week after another one. */
export const dayAfter = (day: DayOfWeek): DayOfWeek =>
  DAYS_OF_WEEK[(dayIndex(day) + 1) % DAYS_OF_WEEK.length] ?? day

/** Whether an interval ends after the midnight of the day on which it begins, and not at it. */
export const endsNextDay = (hours: WorkingHours): boolean => rangeOf(hours).end > MINUTES_OF_A_DAY

/**
 * Returns all seven days from Monday on, each with its intervals in order: the rows of the
 * working-hours dialog.
 */
export const hoursByDay = (workingDays: readonly WorkingDay[]): readonly WorkingDay[] =>
  DAYS_OF_WEEK.map((day) => ({
    dayOfWeek: day,
    workingHours: workingDays
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .flatMap(({ workingHours }) => workingHours)
      .toSorted((a, b) => rangeOf(a).start - rangeOf(b).start),
  }))

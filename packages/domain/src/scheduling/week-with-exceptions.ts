import { DAYS_OF_WEEK } from './day-of-week.ts'
import type { WorkingDay } from './opening-hours.ts'
import { dayOfWeekOf } from './wall-clock.ts'
import { addDays } from './wall-time.ts'

/** A date (`YYYY-MM-DD`) whose hours differ from the weekly ones; without hours it is closed. */
export type DayException = { readonly day: string; readonly workingHours: WorkingDay['workingHours'] }

/**
 * The week of seven dates from `firstDate` on as working days, each exception in the place of its weekday.
 * Source: 000 §3 Schedule config; holidays are such exceptions.
 */
export const weekWithExceptions = (
  workingDays: readonly WorkingDay[],
  exceptions: readonly DayException[],
  firstDate: string,
): readonly WorkingDay[] =>
  DAYS_OF_WEEK.map((_, offset) => {
    const date = addDays(firstDate, offset)
    const dayOfWeek = dayOfWeekOf(date)
    const exception = exceptions.find(({ day }) => day === date)
    const usual = workingDays.filter((one) => one.dayOfWeek === dayOfWeek)
    return { dayOfWeek, workingHours: exception?.workingHours ?? usual.flatMap((one) => one.workingHours) }
  })

import { addDays, daysBetween } from './wall-time.ts'

const DAYS_OF_A_WEEK = 7

/** Returns the first day of a date's month. */
export const monthOf = (date: string): string => `${date.slice(0, 8)}01`

/** Returns the same day some months later; the last one of a month that has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(day, length) - 1)
}

/** Returns how many days a date is after the Monday of its week. */
export const daysSinceMonday = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK

/** Returns a month in weeks from Monday on; undefined where a week has days of another month. */
export function weeksOfMonth(date: string): readonly (readonly (string | undefined)[])[] {
  const first = monthOf(date)
  const before = daysSinceMonday(first)
  const length = daysBetween(first, addMonths(first, 1))
  return Array.from({ length: Math.ceil((before + length) / DAYS_OF_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_A_WEEK }, (_day, column) => {
      const at = week * DAYS_OF_A_WEEK + column - before
      return at >= 0 && at < length ? addDays(first, at) : undefined
    }),
  )
}

import type { WallClock } from '../scheduling/wall-clock.ts'
import { addDays } from '../scheduling/wall-time.ts'

/**
 * Hour of the shop's wall clock at which a day of sales begins: orders after midnight still belong
 * to the night that began it. Source: docs/decisions/086.
 */
export const SALES_DAY_BEGINS = 5

const HOURS = 24

/** Returns the day of sales (`YYYY-MM-DD`) that the shop's wall clock falls into. */
export const salesDayOf = ({ date, minutes }: Pick<WallClock, 'date' | 'minutes'>): string =>
  minutes < SALES_DAY_BEGINS * 60 ? addDays(date, -1) : date

/**
 * Returns the hours (0 to 23) of a day of sales from the first to the last of those given, in the
 * order in which they pass, with the ones between without sales; none for none.
 */
export function hoursBetween(hours: readonly number[]): number[] {
  const passed = hours.map((hour) => (hour - SALES_DAY_BEGINS + HOURS) % HOURS)
  // Stryker disable next-line ConditionalExpression: the list of no hours has no length either
  if (passed.length === 0) return []
  const [first, last] = [Math.min(...passed), Math.max(...passed)]
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at + SALES_DAY_BEGINS) % HOURS)
}

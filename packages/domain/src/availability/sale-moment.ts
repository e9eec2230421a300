import { SALES_DAY_BEGINS } from '../sales/sales-day.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { addDays, daysBetween, timeOf } from '../scheduling/wall-time.ts'
import type { BackMoment } from './back-moment.ts'
import { saleEnd, type SaleTerms } from './sale-rule.ts'

/** Next sale of a thing, on the wall clock of its shop. */
export type SaleMoment = BackMoment & {
  /** Until when (`HH:MM`), where it is for less than a day. */
  readonly until?: string
  /** Whether it was never sold before, as a season that begins. */
  readonly isFirst: boolean
  /**
   * Whether the daily count of an earlier day was full: then it is back with the day, and the hour
   * means nothing.
   */
  readonly isByDay?: true
}

type Sale = {
  /** The first instant of it, which is an hour of all the rules. */
  readonly from: Date
  readonly now: Date
  readonly timeZone: string
}

/** Returns the next hours of some rules from an instant on, for a reader of now. */
export function saleMoment(rules: readonly SaleTerms[], { from, now, timeZone }: Sale): SaleMoment {
  const { date, dayOfWeek, minutes } = wallClock(from, timeZone)
  const today = wallClock(now, timeZone).date
  const time = timeOf(minutes)
  const end = saleEnd(rules, { at: from, timeZone })
  const isShort = end && `${end.date} ${end.time}` < `${addDays(date, 1)} ${time}`
  const isFirst = date > today && rules.some(({ firstDay }) => firstDay === date)
  const isByDay =
    minutes === SALES_DAY_BEGINS * 60 && rules.some(({ fullDays }) => fullDays?.includes(addDays(date, -1)))
  const daysAhead = daysBetween(today, date)
  return {
    daysAhead,
    date,
    dayOfWeek,
    time,
    isFirst,
    ...(isByDay && { isByDay }),
    ...(isShort && { until: end.time }),
  }
}

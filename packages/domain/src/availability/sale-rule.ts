import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import { SALES_DAY_BEGINS, salesDayOf } from '../sales/sales-day.ts'
import { hoursOn, isOpenOn, nextClosingOn, type HoursOfDates } from '../scheduling/hours-on.ts'
import type { WorkingDay } from '../scheduling/opening-hours.ts'
import { openingInstant, type Slot } from '../scheduling/slots.ts'
import { wallClock, type WallClock } from '../scheduling/wall-clock.ts'
import { addDays, timeOf } from '../scheduling/wall-time.ts'
import { clockChange } from '../scheduling/zone-offset.ts'

/**
 * Times and modes of sale of some plates, where their shop limits them: of one plate, or of all
 * plates of a category. The same shape goes over the wire.
 */
export type SaleRule = {
  /** The hours of a week; none: at any hour. */
  readonly workingDays: readonly WorkingDay[]
  /** Local days (`YYYY-MM-DD`), both included; null is open. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** None: all of them. */
  readonly orderModes: readonly OrderModeType[]
  /**
   * Days of sales (`YYYY-MM-DD`) whose daily count is taken. A rule with them has no other fields.
   */
  readonly fullDays?: readonly string[] | undefined
  readonly plates: readonly string[]
}

export type SaleTerms = Omit<SaleRule, 'plates'>

/**
 * Reason why a plate is not sold at a moment: its order mode does not sell it, its season is over,
 * it is not its hour, or its count of that day is taken.
 */
export type OffSale = 'mode' | 'over' | 'hours' | 'full'

/** An instant on the wall of a branch contact. */
export type LocalMoment = { readonly at: Date; readonly timeZone: string }

/**
 * A week is over after this many days; one more, since a night runs on; and another week, since a
 * change of the clock may skip the only opening of one.
 */
const LOOKED_AHEAD_DAYS = 15

const DAY_MS = 24 * 60 * 60 * 1000

const WHOLE_DAY = [{ startAt: '00:00', endAt: '00:00' }]

/** Begin of a day of sales, on the wall clock. */
const DAY_BEGINS = timeOf(SALES_DAY_BEGINS * 60)

const DAY_OF_SALES = [{ startAt: DAY_BEGINS, endAt: DAY_BEGINS }]

/** Returns the rules that hold for a plate: all of them have to let it be sold. */
export const rulesOf = (rules: readonly SaleRule[], plateId: string): readonly SaleRule[] =>
  rules.filter(({ plates }) => plates.includes(plateId))

/** Whether rules allow a sale in an order mode. */
export const isForMode = (rules: readonly SaleTerms[], mode: OrderModeType): boolean =>
  rules.every(({ orderModes }) => orderModes.length === 0 || orderModes.includes(mode))

/**
 * Returns the hours of a rule on each date; hours past midnight belong to the date that begins
 * them.
 */
const saleHours =
  ({ workingDays, firstDay, lastDay, fullDays }: SaleTerms): HoursOfDates =>
  (date) => {
    if (fullDays) return fullDays.includes(date) ? [] : DAY_OF_SALES
    if (date < (firstDay ?? '') || date > (lastDay ?? '9999')) return []
    return workingDays.length > 0 ? hoursOn(date, workingDays, []) : WHOLE_DAY
  }

/** Whether it is the hour of all these rules, by the wall clock of a branch contact. */
export const isOnSale = (rules: readonly SaleTerms[], clock: WallClock): boolean =>
  rules.every((rule) => isOpenOn(saleHours(rule), clock))

/** Whether only a full day keeps a thing from being sold: it is the hour of all the other rules. */
export const isFull = (rules: readonly SaleTerms[], clock: WallClock): boolean =>
  rules.some(({ fullDays }) => fullDays?.includes(salesDayOf(clock))) &&
  isOnSale(
    rules.filter(({ fullDays }) => !fullDays),
    clock,
  )

/**
 * Returns the first instant from `at` on in the hours of all these rules: `at` itself where it is
 * one. Undefined where there is none any more.
 */
export function nextOnSale(rules: readonly SaleTerms[], local: LocalMoment): Date | undefined {
  const { at, timeZone } = local
  if (isOnSale(rules, wallClock(at, timeZone))) return at
  const begins = nextBeginning(rules, local)
  // A clock that is put back may show an hour again that was over.
  const change = clockChange(at, begins ?? daysAfter(at, LOOKED_AHEAD_DAYS), timeZone)
  return change && isOnSale(rules, wallClock(change, timeZone)) ? change : begins
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** The first beginning of an hour of all these rules after `at`. */
function nextBeginning(rules: readonly SaleTerms[], { at, timeZone }: LocalMoment): Date | undefined {
  const hours = rules.map(saleHours)
  const today = wallClock(at, timeZone).date
  const first = rules.reduce((latest, { firstDay }) => laterOf(latest, firstDay ?? ''), today)
  for (let ahead = 0; ahead < LOOKED_AHEAD_DAYS; ahead += 1) {
    const date = addDays(first, ahead)
    // All of them hold from the begin of the last one.
    const starts = new Set(hours.flatMap((on) => on(date).map(({ startAt }) => startAt)))
    for (const time of [...starts].toSorted()) {
      const instant = openingInstant({ date, time }, { now: at, timeZone })
      if (instant && isOnSale(rules, wallClock(instant, timeZone))) return instant
    }
  }
  return undefined
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

/**
 * Until when it stays the hour of all these rules, on the wall; undefined where they go on for more
 * than a week. Only for an instant that is their hour.
 */
export function saleEnd(rules: readonly SaleTerms[], { at, timeZone }: LocalMoment): Slot | undefined {
  const clock = wallClock(at, timeZone)
  const ends = rules.flatMap((rule) => nextClosingOn(saleHours(rule), clock) ?? farEnd(rule, clock))
  return ends.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))[0]
}

const textOf = ({ date, time }: Slot): string => `${date} ${time}`

/** The end of a rule that goes on for more than a week: its last day, or the next that is full. */
function farEnd({ lastDay, fullDays = [] }: SaleTerms, { date: today }: WallClock): readonly Slot[] {
  const [full] = fullDays.filter((day) => day > today).toSorted()
  if (full !== undefined) return [{ date: full, time: DAY_BEGINS }]
  return lastDay === null ? [] : [{ date: addDays(lastDay, 1), time: '00:00' }]
}

/**
 * Returns the next instant after `at` at which a rule begins or ends; undefined where it never
 * does. It may be too early, and never too late.
 */
export function nextBorder(rule: SaleTerms, local: LocalMoment): Date | undefined {
  const { at, timeZone } = local
  const rules = [rule]
  if (!isOnSale(rules, wallClock(at, timeZone))) return nextOnSale(rules, local)
  const end = saleEnd(rules, local)
  const border = end && openingInstant(end, { now: at, timeZone })
  return clockChange(at, border ?? daysAfter(at, LOOKED_AHEAD_DAYS), timeZone) ?? border
}

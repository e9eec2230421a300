import { salesDayOf } from '../sales/sales-day.ts'
import { nextOpeningOn, type HoursOfDates } from '../scheduling/hours-on.ts'
import { openingInstant } from '../scheduling/slots.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { addDays } from '../scheduling/wall-time.ts'

/** For how long something is marked as sold out, as staff say it. */
export const LASTINGS = ['HALF_HOUR', 'TWO_HOURS', 'TOMORROW', 'DATE', 'NOTICE'] as const

/** One way to say for how long; a date is `YYYY-MM-DD` on the branch contact's wall. */
export type Lasting =
  | { readonly kind: Exclude<(typeof LASTINGS)[number], 'DATE'> }
  | { readonly kind: 'DATE'; readonly date: string }

/** The clock and the hours of the branch contact that runs out of something. */
export type LocalTime = {
  readonly now: Date
  readonly timeZone: string
  readonly hours: HoursOfDates
}

const MINUTE_MS = 60_000

/** Furthest date, in days: beyond it is "until further notice". */
const LONGEST_SOLD_OUT_DAYS = 366

const inMinutes = ({ now }: LocalTime, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/**
 * Returns the first opening on a date or after it; where none is known, the beginning of that
 * date. Only later openings count: a branch contact that never closes opens at the next midnight.
 */
function openingFrom({ now, timeZone, hours }: LocalTime, date: string): Date | undefined {
  const clock = wallClock(now, timeZone)
  // A minute before the date begins, so that an opening at midnight counts.
  const from = date > clock.date ? { ...clock, date, minutes: -1 } : clock
  const midnight = { date: date > clock.date ? date : addDays(clock.date, 1), time: '00:00' }
  return openingInstant(nextOpeningOn(hours, from) ?? midnight, { now, timeZone })
}

/**
 * Returns when a thing that is marked now is back; null for "until further notice", undefined for
 * a date that has come already or is too far away. Tomorrow is the next day on which the branch
 * contact opens: after midnight the night that began it still is today.
 */
export function soldOutUntil(lasting: Lasting, local: LocalTime): Date | null | undefined {
  switch (lasting.kind) {
    case 'HALF_HOUR':
      return inMinutes(local, 30)
    case 'TWO_HOURS':
      return inMinutes(local, 120)
    case 'TOMORROW':
      return openingFrom(local, addDays(today(local), 1))
    case 'DATE': {
      const isAhead =
        lasting.date > today(local) && lasting.date <= addDays(today(local), LONGEST_SOLD_OUT_DAYS)
      return isAhead ? openingFrom(local, lasting.date) : undefined
    }
    case 'NOTICE':
      return null
  }
}

const today = ({ now, timeZone }: LocalTime): string => salesDayOf(wallClock(now, timeZone))

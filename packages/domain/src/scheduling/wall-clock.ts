import type { DayOfWeek } from './day-of-week.ts'

/** What the clock on a shop's wall shows: the date as `YYYY-MM-DD`, its weekday, and the minutes since midnight (0 to 1439). */
export type WallClock = { readonly date: string; readonly dayOfWeek: DayOfWeek; readonly minutes: number }

/** What an instant is on the wall of a time zone (IANA name). Throws a `RangeError` on a zone that does not exist. */
export function wallClock(_instant: Date, _timeZone: string): WallClock {
  throw new Error('unwritten')
}

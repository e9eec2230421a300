import { DAYS_OF_WEEK, type DayOfWeek } from './day-of-week.ts'

/**
 * Time on a shop's wall clock: the date as `YYYY-MM-DD`, its weekday, and the minutes since
 * midnight (0 to 1439).
 */
export type WallClock = { readonly date: string; readonly dayOfWeek: DayOfWeek; readonly minutes: number }

// A formatter takes a hundred times longer to make than to use, and there are few zones.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

// The last clock of each zone: a list of shops asks for the same minute five hundred times, and
// orders ask for it all the time.
const lastShown = new Map<string, { readonly minute: number; readonly clock: WallClock }>()

/** Moment from which no zone is seconds apart from the others. */
const WHOLE_MINUTES = Date.UTC(1973, 0)

/** Returns a number that is the same for instants at which every zone shows the same clock. */
const minuteOf = (instant: number): number =>
  instant < WHOLE_MINUTES ? instant / 60_000 : Math.floor(instant / 60_000)

/**
 * Returns the weekday of a date (`YYYY-MM-DD`), which is the same in every zone. Throws a
 * `RangeError` for any other text.
 */
export function dayOfWeekOf(date: string): DayOfWeek {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  const day = DAYS_OF_WEEK[(sundayFirst + 6) % 7]
  if (!day) throw new RangeError(`${date} is no date`)
  return day
}

/**
 * Returns the wall clock of a time zone (IANA name) at an instant, by the system's own zone data.
 * Throws a `RangeError` on a zone or an instant that does not exist. Source: decisions.md, The
 * server is the authority.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const minute = minuteOf(instant.getTime())
  const last = lastShown.get(timeZone)
  if (last?.minute === minute) return last.clock
  const clock = readClock(instant, timeZone)
  lastShown.set(timeZone, { minute, clock })
  return clock
}

function readClock(instant: Date, timeZone: string): WallClock {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return {
    date,
    dayOfWeek: dayOfWeekOf(date),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

import { hoursOn, type HoursOfDates } from './hours-on.ts'
import { hoursOfMode, type HoursOfContact, type OwnHours, type SpanOfDays } from './mode-hours.ts'
import { rangeOf, type WorkingHours } from './opening-hours.ts'
import type { WallClock } from './wall-clock.ts'
import { addDays, daysBetween, timeOf } from './wall-time.ts'

type Span = { readonly start: number; readonly end: number }

/** Until when something is paused, on the wall of its branch contact. */
export type PausedUntil = Pick<WallClock, 'date' | 'minutes'>

export type ReallyOpen = {
  /** Each of them has to be open: a mode sells while its branch contact is open. */
  readonly all: readonly HoursOfDates[]
  readonly now: WallClock
  readonly pausedUntil: PausedUntil | undefined
}

const MINUTES_OF_A_DAY = 24 * 60

/** Days around: a night of the day before may go on, and one goes on past the last day. */
const AROUND = 1

function spansOf(hours: HoursOfDates, { from, days }: { from: string; days: number }): readonly Span[] {
  const spans: Span[] = []
  for (let day = -AROUND; day < days + AROUND; day += 1) {
    const inOrder = hours(addDays(from, day))
      .map(rangeOf)
      .toSorted((a, b) => a.start - b.start)
    for (const range of inOrder) {
      const start = range.start + day * MINUTES_OF_A_DAY
      const end = range.end + day * MINUTES_OF_A_DAY
      const last = spans.at(-1)
      // An interval that runs into the next one is merged with it: its true end is told.
      if (last && start < last.end)
        spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, end) }
      else spans.push({ start, end })
    }
  }
  return spans
}

const both = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const start = Math.max(one.start, other.start)
      const end = Math.min(one.end, other.end)
      return start < end ? [{ start, end }] : []
    }),
  )

const without = (spans: readonly Span[], gone: Span): readonly Span[] =>
  spans.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, gone.start) },
      { start: Math.max(start, gone.end), end },
    ].filter((left) => left.start < left.end),
  )

/**
 * Returns the hours really open on dates from today on: on each date the intervals that begin on
 * it, as the wall will show them, a night with the date on which it begins. The rule that judges
 * orders agrees minute by minute.
 */
export function reallyOpen({ all, now, pausedUntil }: ReallyOpen, days: number): HoursOfDates {
  const [first, ...others] = all.map((hours) => spansOf(hours, { from: now.date, days }))
  const open = others.reduce(both, first ?? [])
  const pause = pausedUntil && {
    start: now.minutes,
    end: daysBetween(now.date, pausedUntil.date) * MINUTES_OF_A_DAY + pausedUntil.minutes,
  }
  const left = (pause ? without(open, pause) : open).flatMap(byDays).toSorted((a, b) => a.start - b.start)
  return (date) => {
    const from = daysBetween(now.date, date) * MINUTES_OF_A_DAY
    return left
      .filter(({ start }) => from <= start && start < from + MINUTES_OF_A_DAY)
      .map(({ start, end }) => intervalOf({ start: start - from, end: end - from }))
  }
}

/** An opening of more than a day is split at each midnight. */
function byDays({ start, end }: Span): readonly Span[] {
  if (end - start <= MINUTES_OF_A_DAY) return [{ start, end }]
  const midnight = (Math.floor(start / MINUTES_OF_A_DAY) + 1) * MINUTES_OF_A_DAY
  return [{ start, end: midnight }, ...byDays({ start: midnight, end })]
}

function intervalOf({ start, end }: Span): WorkingHours {
  const to = end % MINUTES_OF_A_DAY
  return { startAt: timeOf(start), endAt: to === 0 ? '24:00' : timeOf(to) }
}

/** Branch contact of the document, with the fields of its modes. */
export type ContactAhead<Config extends SpanOfDays> = HoursOfContact & {
  readonly modes: readonly (OwnHours<Config> & {
    readonly key: string
    readonly exceptions: HoursOfContact['exceptions']
    readonly pausedUntil: PausedUntil | undefined
  })[]
  readonly pausedUntil: PausedUntil | undefined
}

/**
 * Returns the hours that a branch contact and each of its modes really open on coming dates, by
 * the mode's key.
 */
export function openAhead<Config extends SpanOfDays>(
  contact: ContactAhead<Config>,
  now: WallClock,
  days: number,
): { readonly contact: HoursOfDates; readonly modes: ReadonlyMap<string, HoursOfDates> } {
  const ofContact: HoursOfDates = (date) => hoursOn(date, contact.workingDays, contact.exceptions)
  return {
    contact: reallyOpen({ all: [ofContact], now, pausedUntil: contact.pausedUntil }, days),
    modes: new Map(
      contact.modes.map((mode) => [
        mode.key,
        reallyOpen(
          { all: [ofContact, hoursOfMode(contact, mode)], now, pausedUntil: mode.pausedUntil },
          days,
        ),
      ]),
    ),
  }
}

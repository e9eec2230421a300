import type { OrderType } from '../order-mode/order-mode-type.ts'
import type { DayOfWeek } from './day-of-week.ts'
import { dayOfWeekOf, type WallClock } from './wall-clock.ts'
import { addDays, minutesOf, timeOf } from './wall-time.ts'
import { offsetAt } from './zone-offset.ts'

/** A chosen day (`YYYY-MM-DD`) and hour (`HH:MM`) on the shop's wall. */
export type Slot = { readonly date: string; readonly time: string }

/** A day that can be chosen, with at least one hour. The same shape goes over the wire. */
export type AvailableDay = {
  readonly date: string
  readonly dayOfWeek: DayOfWeek
  readonly availableHours: readonly string[]
}

/** Minimum lead of a scheduled slot in minutes. Source: decisions.md, Constants. */
export const DEFAULT_LEAD_MINUTES = 30

/**
 * Input of the slots: the hours (`HH:MM`) of each date. `horizonDays` counts from today, today
 * included. With `place`, the instant and the zone of `clock`, changes of the clock count: hours
 * that it skips are left out, and the lead is as long as it really lasts.
 */
export type SlotsInput = {
  readonly hoursOf: (date: string) => readonly string[]
  readonly clock: WallClock
  readonly leadMinutes: number
  readonly horizonDays: number
  readonly place?: { readonly now: Date; readonly timeZone: string }
}

const MINUTES_OF_A_DAY = 24 * 60
const MINUTE_MS = 60_000
const DAY_MS = MINUTES_OF_A_DAY * MINUTE_MS

/**
 * Returns the days and hours that can be chosen: the days of the horizon, each with the hours that
 * lie ahead by the lead or more, also across midnight. A day with none is dropped, today among
 * them. Source: 000 §4 Scheduling.
 */
export function availableDays(input: SlotsInput): readonly AvailableDay[] {
  const { hoursOf, clock, horizonDays } = input
  const checkOn = leadCheck(input)

  return Array.from({ length: Math.max(0, horizonDays) }, (_, offset) => {
    const date = addDays(clock.date, offset)
    const hours = hoursOf(date).filter(checkOn(date, offset * MINUTES_OF_A_DAY))
    return { date, dayOfWeek: dayOfWeekOf(date), availableHours: [...new Set(hours)].toSorted() }
  }).filter(({ availableHours }) => availableHours.length > 0)
}

/**
 * Returns a check whether an hour of a date is ahead by the lead. The wall clock alone would be
 * wrong where it is set between now and then. On a date around a change each hour is judged by its
 * instant; everywhere else the zone is not asked for each hour, which is slow over a long horizon.
 */
function leadCheck({ clock, leadMinutes, place }: SlotsInput) {
  const earliest = clock.minutes + leadMinutes
  const onWall = (minutesAhead: number) => (time: string) => minutesAhead + minutesOf(time) >= earliest
  if (!place) return (_date: string, minutesAhead: number) => onWall(minutesAhead)

  const { now, timeZone } = place
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const offsetNow = offsetAt(minute, timeZone)
  const byInstant = (date: string) => (time: string) => {
    const instant = slotInstant(date, time, timeZone)
    return instant !== undefined && instant.getTime() >= minute + leadMinutes * MINUTE_MS
  }
  return (date: string, minutesAhead: number) => {
    const [before, after] = offsetsAround(date, timeZone)
    const setBy = (before - offsetNow) / MINUTE_MS
    return before === after ? onWall(minutesAhead - setBy) : byInstant(date)
  }
}

/**
 * Returns the offsets a day before and two days after a date's midnight in UTC: no zone is a day
 * or more away from it.
 */
function offsetsAround(date: string, timeZone: string): readonly [before: number, after: number] {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return [offsetAt(midnight - DAY_MS, timeZone), offsetAt(midnight + 2 * DAY_MS, timeZone)]
}

/**
 * Returns the instants at which a wall clock shows a time, the first one first: none, one, or two
 * where the clock goes back.
 */
function instantsOf(date: string, time: string, timeZone: string): readonly number[] {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== `${date}T${time}`) return []

  // Also on a day when the zone changes its offset, the wanted instant has the offset of the day
  // before or of the day after, and comes first with that of the day before.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((nearby) => wanted - offsetAt(nearby, timeZone))
  return candidates.filter((candidate) => candidate + offsetAt(candidate, timeZone) === wanted)
}

/**
 * Returns the instants at which a wall clock shows a time (`YYYY-MM-DD`, `HH:MM`), the first one
 * first: two where the clock goes back and the time comes twice, none where it goes forward and
 * skips the time, and for no date or time.
 */
export const slotInstants = (date: string, time: string, timeZone: string): readonly Date[] =>
  [...new Set(instantsOf(date, time, timeZone))].map((instant) => new Date(instant))

/** Returns the first instant of a wall time; undefined for none. */
export const slotInstant = (date: string, time: string, timeZone: string): Date | undefined =>
  slotInstants(date, time, timeZone)[0]

/**
 * Returns the first instant from `now` on at which a wall clock shows a time or, where a change of
 * the clock skips it, the minute to which the clock is set. Undefined for no date or time, and for
 * a past one.
 */
export function openingInstant(
  { date, time }: Slot,
  place: { now: Date; timeZone: string },
): Date | undefined {
  // Stryker disable next-line EqualityOperator: no wall shows 24:00, so that it makes no instant
  for (let minutes = minutesOf(time); minutes < MINUTES_OF_A_DAY; minutes += 1) {
    const instants = instantsOf(date, timeOf(minutes), place.timeZone)
    const instant = instants.find((one) => one >= place.now.getTime())
    if (instants.length > 0) return instant === undefined ? undefined : new Date(instant)
  }
  return undefined
}

/** Whether a slot can still be chosen. */
export const isSlotValid = (days: readonly AvailableDay[], slot: Slot): boolean =>
  days.some(({ date, availableHours }) => date === slot.date && availableHours.includes(slot.time))

/** Returns the first hour of the first day; undefined for none. Source: 000 §4 Scheduling. */
export function defaultSlot(days: readonly AvailableDay[]): Slot | undefined {
  const [day] = days
  const time = day?.availableHours[0]
  return day && time ? { date: day.date, time } : undefined
}

/** Time for which an order could be placed: at once, or for a slot. */
export type PossibleMoment = { readonly kind: 'now' } | { readonly kind: 'slot'; readonly slot: Slot }

/**
 * Facts that decide when an order can be placed for: whether the mode is open, and the slots that
 * are left.
 */
export type PossibleMomentInput = {
  readonly orderType: OrderType
  readonly open: boolean
  readonly days: readonly AvailableDay[]
}

/**
 * Returns the next moment for which an order can be placed; undefined for none. The one answer to
 * "can it be for now" and "for when else": the checkout and the server ask here. Source: 000 §4
 * Scheduling.
 */
export function nextPossibleMoment({
  orderType,
  open,
  days,
}: PossibleMomentInput): PossibleMoment | undefined {
  if (open && orderType !== 'SCHEDULED') return { kind: 'now' }
  const slot = orderType === 'ON_DEMAND' ? undefined : defaultSlot(days)
  return slot && { kind: 'slot', slot }
}

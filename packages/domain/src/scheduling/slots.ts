import type { OrderType } from '../order-mode/order-mode-type.ts'
import type { DayOfWeek } from './day-of-week.ts'
import { isOpenAt, type WorkingDay } from './opening-hours.ts'
import { dayOfWeekOf, type WallClock, wallClock } from './wall-clock.ts'
import { addDays, minutesOf } from './wall-time.ts'

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
 * What the slots are computed from: the hours (`HH:MM`) of each date. `horizonDays` counts from today, today
 * included. With `timeZone`, hours that a clock change skips are left out.
 */
export type SlotsInput = {
  readonly hoursOf: (date: string) => readonly string[]
  readonly clock: WallClock
  readonly leadMinutes: number
  readonly horizonDays: number
  readonly timeZone?: string
}

const MINUTES_OF_A_DAY = 24 * 60
const MINUTE_MS = 60_000

/**
 * The days and hours that can be chosen: the days of the horizon, each with the hours that lie ahead by the lead
 * or more, also across midnight. A day with none is dropped, today among them. Source: 000 §4 Scheduling.
 */
export function availableDays(input: SlotsInput): readonly AvailableDay[] {
  const { hoursOf, clock, leadMinutes, horizonDays, timeZone } = input
  const earliest = clock.minutes + leadMinutes

  return Array.from({ length: Math.max(0, horizonDays) }, (_, offset) => {
    const date = addDays(clock.date, offset)
    // Most days have every hour, and to ask for each of a long horizon is slow.
    const changingZone = timeZone !== undefined && changesClock(date, timeZone) ? timeZone : undefined
    const hours = hoursOf(date).filter(
      (time) =>
        offset * MINUTES_OF_A_DAY + minutesOf(time) >= earliest &&
        (changingZone === undefined || slotInstant(date, time, changingZone) !== undefined),
    )
    return { date, dayOfWeek: dayOfWeekOf(date), availableHours: [...new Set(hours)].toSorted() }
  }).filter(({ availableHours }) => availableHours.length > 0)
}

/** How far the wall is ahead of UTC at an instant, in milliseconds. Seconds do not matter: offsets are whole minutes. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, minutes } = wallClock(new Date(instant), timeZone)
  return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS - instant
}

/** Whether the clock of a zone is set around a date: no zone is a day or more away from UTC. */
function changesClock(date: string, timeZone: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const dayMs = MINUTES_OF_A_DAY * MINUTE_MS
  return offsetAt(midnight - dayMs, timeZone) !== offsetAt(midnight + 2 * dayMs, timeZone)
}

/**
 * The instant of a wall time (`YYYY-MM-DD`, `HH:MM`). Where the clock goes back and the time comes twice it is
 * the first one; where it goes forward and skips the time, and for what is no date or time, it is `undefined`.
 */
export function slotInstant(date: string, time: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== `${date}T${time}`)
    return undefined

  // Whatever the zone does that day, the wanted instant has the offset of the day before or of the day after.
  const dayMs = MINUTES_OF_A_DAY * MINUTE_MS
  const candidates = [wanted - dayMs, wanted + dayMs].map((nearby) => wanted - offsetAt(nearby, timeZone))
  const hits = candidates.filter((candidate) => candidate + offsetAt(candidate, timeZone) === wanted)
  return hits.length > 0 ? new Date(Math.min(...hits)) : undefined
}

/** Whether a slot can still be chosen. */
export const isSlotValid = (days: readonly AvailableDay[], slot: Slot): boolean =>
  days.some(({ date, availableHours }) => date === slot.date && availableHours.includes(slot.time))

/** The first hour of the first day, or `undefined` when there is none. Source: 000 §4 Scheduling. */
export function defaultSlot(days: readonly AvailableDay[]): Slot | undefined {
  const time = days[0]?.availableHours[0]
  return days[0] && time !== undefined ? { date: days[0].date, time } : undefined
}

/** When an order could be placed for: at once, or for a slot. */
export type PossibleMoment = { readonly kind: 'now' } | { readonly kind: 'slot'; readonly slot: Slot }

/** What decides when an order can be placed for. */
export type PossibleMomentInput = {
  readonly orderType: OrderType
  readonly workingDays: readonly WorkingDay[]
  readonly clock: WallClock
  readonly days: readonly AvailableDay[]
}

/**
 * The next moment for which an order can be placed, or `undefined` when there is none. The one answer to "is
 * it closed", "may it be scheduled" and "must it be": every screen and the server ask here.
 */
export function nextPossibleMoment(input: PossibleMomentInput): PossibleMoment | undefined {
  const { orderType, workingDays, clock, days } = input
  if (orderType !== 'SCHEDULED' && isOpenAt(workingDays, clock)) return { kind: 'now' }
  const slot = orderType === 'ON_DEMAND' ? undefined : defaultSlot(days)
  return slot && { kind: 'slot', slot }
}

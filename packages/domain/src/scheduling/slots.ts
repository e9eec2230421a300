import type { OrderType } from '../order-mode/order-mode-type.ts'
import type { DayOfWeek } from './day-of-week.ts'
import type { WorkingDay } from './opening-hours.ts'
import type { WallClock } from './wall-clock.ts'

/** The hours (`HH:MM`) that can be chosen on each weekday. Source: 000 §3 Schedule config. */
export type Schedule = {
  readonly schedulerDaysInfo: readonly {
    readonly dayOfWeek: DayOfWeek
    readonly availableHours: readonly string[]
  }[]
}

/** A chosen day (`YYYY-MM-DD`) and hour (`HH:MM`) on the shop's wall. */
export type Slot = { readonly date: string; readonly time: string }

/** A day that can be chosen, with at least one hour. */
export type AvailableDay = {
  readonly date: string
  readonly dayOfWeek: DayOfWeek
  readonly hours: readonly string[]
}

/** Minimum lead of a scheduled slot in minutes. Source: decisions.md, Constants. */
export const DEFAULT_LEAD_MINUTES = 30

/** What the slots are computed from. `horizonDays` counts from today, today included. With `timeZone`, hours that a clock change skips are left out. */
export type SlotsInput = {
  readonly schedule: Schedule
  readonly clock: WallClock
  readonly leadMinutes: number
  readonly horizonDays: number
  readonly timeZone?: string
}

/** The days and hours that can be chosen. */
export function availableDays(_input: SlotsInput): readonly AvailableDay[] {
  throw new Error('unwritten')
}

/** The instant of a wall time, the first one where the clock goes back; `undefined` when it does not exist that day. */
export function slotInstant(_date: string, _time: string, _timeZone: string): Date | undefined {
  throw new Error('unwritten')
}

/** Whether a slot can still be chosen. */
export function isSlotValid(_input: SlotsInput, _slot: Slot): boolean {
  throw new Error('unwritten')
}

/** The first hour of the first day, or `undefined` when there is none. */
export function defaultSlot(_days: readonly AvailableDay[]): Slot | undefined {
  throw new Error('unwritten')
}

/** When an order could be placed for: at once, or for a slot. */
export type PossibleMoment = { readonly kind: 'now' } | { readonly kind: 'slot'; readonly slot: Slot }

/** The next moment for which an order can be placed, or `undefined` when there is none. */
export function nextPossibleMoment(
  _input: SlotsInput & { readonly orderType: OrderType; readonly workingDays: readonly WorkingDay[] },
): PossibleMoment | undefined {
  throw new Error('unwritten')
}

import type { DayOfWeek } from './day-of-week.ts'
import type { WallClock } from './wall-clock.ts'

/** One interval of opening, as `HH:MM` on the shop's wall. An end at or before the start lies on the next day. */
export type WorkingHours = { readonly startAt: string; readonly endAt: string }

/** The intervals that begin on one day of the week. Source: 000 §3 Branch contact, deliveryConfig. */
export type WorkingDay = { readonly dayOfWeek: DayOfWeek; readonly workingHours: readonly WorkingHours[] }

/** Whether the shop is open. */
export function isOpenAt(_workingDays: readonly WorkingDay[], _clock: WallClock): boolean {
  throw new Error('unwritten')
}

/** All seven days from Monday on, each with its intervals in order: the rows of the working-hours dialog. */
export function hoursByDay(_workingDays: readonly WorkingDay[]): readonly WorkingDay[] {
  throw new Error('unwritten')
}

/** The next time at which the shop opens, `daysAhead` days from now, or `undefined` when it never does. */
export function nextOpening(
  _workingDays: readonly WorkingDay[],
  _clock: WallClock,
): { readonly daysAhead: number; readonly dayOfWeek: DayOfWeek; readonly time: string } | undefined {
  throw new Error('unwritten')
}

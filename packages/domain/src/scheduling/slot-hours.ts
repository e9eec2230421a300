import { rangeOf, type WorkingHours } from './opening-hours.ts'
import { addDays, timeOf } from './wall-time.ts'

/** The intervals that begin on a date and how long the slots are that they are cut into. */
export type SlotDay = { readonly hours: readonly WorkingHours[]; readonly slotMinutes: number }

const MINUTES_OF_A_DAY = 24 * 60

/**
 * Returns the starts of a date's slots in minutes since its midnight; the last slot of an interval
 * ends by its end.
 */
const startsOf = ({ hours, slotMinutes }: SlotDay): readonly number[] =>
  hours
    .map(rangeOf)
    .flatMap(({ start, end }) =>
      Array.from(
        { length: Math.floor((end - start) / slotMinutes) },
        (_, index) => start + index * slotMinutes,
      ),
    )

/**
 * Returns the hours (`HH:MM`) that can be chosen on a date (`YYYY-MM-DD`), in order and once.
 * Slots past midnight are offered on the date that the wall clock shows: in a night from 23:00 to
 * 01:00, the slot of 00:30 belongs to the next date. Source: 000 §3 Schedule config.
 */
export function slotHoursOn(date: string, dayOf: (date: string) => SlotDay): readonly string[] {
  const ownStarts = startsOf(dayOf(date)).filter((start) => start < MINUTES_OF_A_DAY)
  const nightStarts = startsOf(dayOf(addDays(date, -1)))
    .filter((start) => start >= MINUTES_OF_A_DAY)
    .map((start) => start - MINUTES_OF_A_DAY)
  return [...new Set([...nightStarts, ...ownStarts].map(timeOf))].toSorted()
}

import { dayLabel } from '@mostrador/copy/schedule'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays, daysBetween } from '@mostrador/domain/scheduling/wall-time'

/** Day (`YYYY-MM-DD`) and hour (`HH:MM`) by the branch contact's clock. */
export type ChosenMoment = { readonly date: string; readonly time: string }

/** Returns the proposed moment: tomorrow, before any shop opens. */
export const firstMoment = (now: Date, timeZone: string): ChosenMoment => ({
  date: addDays(wallClock(now, timeZone).date, 1),
  time: '06:00',
})

/** Writes a local time ("2026-11-30T06:00") relative to now: "Mañana 6:00", "Lunes 30/11 6:00". */
export function wallText(wall: string, now: Date, timeZone: string): string {
  const [date = '', time = ''] = wall.split('T')
  const daysAhead = daysBetween(wallClock(now, timeZone).date, date)
  return `${dayLabel({ date, dayOfWeek: dayOfWeekOf(date), daysAhead })} ${time}`
}

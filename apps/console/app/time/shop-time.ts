import { dayAndHour } from '@mostrador/copy/day-text'
import { dayLabel } from '@mostrador/copy/schedule'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'

const DAY_MS = 24 * 60 * 60 * 1000

const two = (value: number): string => String(value).padStart(2, '0')

/** Returns an instant's (ISO 8601) hour by the shop's clock, "21:05". */
export function hourText(instant: string, timeZone: string): string {
  const { minutes } = wallClock(new Date(instant), timeZone)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Writes a day relative to now, by the shop's clock: "Hoy", "Mañana", else "Viernes 27/11". */
export function dayText(instant: string, now: Date, timeZone: string): string {
  const { date, dayOfWeek } = wallClock(new Date(instant), timeZone)
  const today = wallClock(now, timeZone).date
  const daysAhead = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  return dayLabel({ date, dayOfWeek, daysAhead })
}

/** Writes a far day within a sentence: "12/5". */
export function shortDay(instant: string, timeZone: string): string {
  const [, month = '', day = ''] = wallClock(new Date(instant), timeZone).date.split('-')
  return `${Number(day)}/${Number(month)}`
}

/** Writes an instant by the shop's clock: today the hour, else "Viernes 27/11 21:05". */
export function whenText(instant: string, now: Date, timeZone: string): string {
  const hour = hourText(instant, timeZone)
  const isToday = wallClock(new Date(instant), timeZone).date === wallClock(now, timeZone).date
  return isToday ? hour : `${dayText(instant, now, timeZone)} ${hour}`
}

/** Writes an instant within a sentence: "hoy a las 21:05", "el viernes 27/11 a las 21:05". */
export const momentInWords = (instant: string, now: Date, timeZone: string): string =>
  dayAndHour(dayText(instant, now, timeZone), hourText(instant, timeZone))

/** Returns the browser's time zone, for accounts and sessions, which belong to no shop. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns city and hour of the shop's clock where they differ from `own`; null otherwise. */
export function otherClock(
  now: Date,
  timeZone: string,
  own = ownZone(),
): { city: string; hour: string } | null {
  const [there, here] = [wallClock(now, timeZone), wallClock(now, own)]
  if (there.date === here.date && there.minutes === here.minutes) return null
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return { city, hour: hourText(now.toISOString(), timeZone) }
}

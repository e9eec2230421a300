import { addDays } from '@mostrador/domain/scheduling/wall-time'
import type { HolidaysTypes } from 'date-holidays'
import { CORRECTIONS } from './holiday-laws.ts'

/**
 * Holiday by date (`YYYY-MM-DD`) and name, in Spanish or the country's language; `isPublic` is
 * false where only banks or offices close by law.
 */
export type Holiday = { readonly day: string; readonly name: string; readonly isPublic: boolean }

/** Days ahead for which a holiday is asked about, today included. */
const ASKED_AHEAD_DAYS = 15

/** Holidays that close offices or banks; those only observed change no hours. */
const KINDS: readonly HolidaysTypes.HolidayType[] = ['public', 'bank', 'optional']

const LANGUAGES = ['es', 'pt', 'en']

const known = new Map<string, readonly Holiday[]>()

/**
 * Returns the holidays of a country's year, each day once; none for an unknown country. The list
 * comes with the program, and loads at the first call, since it takes half a second.
 */
async function holidaysOfYear(country: string, year: number): Promise<readonly Holiday[]> {
  const key = `${country} ${year}`
  const before = known.get(key)
  if (before) return before
  const { default: Holidays } = await import('date-holidays')
  const kept = new Holidays(country.toUpperCase(), { languages: LANGUAGES })
  for (const [rule, is] of CORRECTIONS[country.toLowerCase()] ?? []) {
    if (is) kept.setHoliday(rule, { type: 'public', ...is })
    else kept.unsetRule(rule)
  }
  const found = kept.getHolidays(year).filter(({ type }) => KINDS.includes(type))
  const days = new Map<string, Holiday>()
  for (const { date, name, type } of found) {
    const day = date.slice(0, 10)
    // Of two on one day the public one counts; one moved into another year counts there.
    const isPublic = type === 'public'
    if (Number(day.slice(0, 4)) === year && (!days.has(day) || (isPublic && !days.get(day)?.isPublic)))
      days.set(day, { day, name, isPublic })
  }
  const holidays = [...days.values()]
  known.set(key, holidays)
  return holidays
}

/** Returns a country's holidays for two weeks from a date, or so many days. */
export async function comingHolidays(
  country: string,
  today: string,
  days: number = ASKED_AHEAD_DAYS,
): Promise<readonly Holiday[]> {
  const end = addDays(today, days)
  const years = [...new Set([today, end].map((day) => Number(day.slice(0, 4))))]
  const all = await Promise.all(years.map((year) => holidaysOfYear(country, year)))
  return all
    .flat()
    .filter(({ day }) => today <= day && day < end)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

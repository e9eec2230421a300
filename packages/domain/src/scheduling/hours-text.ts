import { timeOf } from './wall-time.ts'

const MINUTES_OF_A_DAY = 24 * 60
const MOST_INTERVALS = 12

const TIME = String.raw`(\d{1,2})(?:[:.h]([0-5]\d))?\s*(?:hs?)?`
const INTERVAL = new RegExp(String.raw`^(?:de\s+)?${TIME}\s*(?:-|–|a)\s*${TIME}$`)

/** Minutes of the day; undefined where no clock shows that. */
function minutesAt(hours = '', minutes = '0'): number | undefined {
  const total = Number(hours) * 60 + Number(minutes)
  return total <= MINUTES_OF_A_DAY ? total : undefined
}

/**
 * Reads the hours of a day as people type them, "12-15:30, 20-2" or "de 9 a 13 y 17 a 21", as the
 * intervals of the document, "12:00-15:30". What ends before it begins ends on the next day; a day
 * that ends at midnight ends at "24:00". No text: no hours. Undefined for what are no hours.
 */
export function readHours(text: string): readonly string[] | undefined {
  const plain = text.trim().toLowerCase()
  if (plain === '') return []
  const parts = plain.split(/\s*(?:,|;|\/|\sy\s)\s*/)
  const intervals = parts.map((part) => {
    const [, fromHours, fromMinutes, toHours, toMinutes] = INTERVAL.exec(part) ?? []
    const from = minutesAt(fromHours, fromMinutes)
    const to = minutesAt(toHours, toMinutes)
    if (fromHours === undefined || from === undefined || to === undefined) return undefined
    if (from === MINUTES_OF_A_DAY) return undefined
    const isMidnight = to === 0 || to === MINUTES_OF_A_DAY
    return `${timeOf(from)}-${isMidnight ? '24:00' : timeOf(to)}`
  })
  if (intervals.length > MOST_INTERVALS || intervals.includes(undefined)) return undefined
  return intervals as readonly string[]
}

const shortTime = (time: string): string => time.replace(/^0/, '').replace(':00', '')

/** The intervals of a day as they are typed: "12-15:30, 20-2". */
export const hoursText = (intervals: readonly string[]): string =>
  intervals.map((interval) => interval.split('-').map(shortTime).join('-')).join(', ')

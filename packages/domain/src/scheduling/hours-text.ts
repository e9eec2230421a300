import { rangeOf } from './opening-hours.ts'
import { timeOf } from './wall-time.ts'

const MINUTES_OF_A_DAY = 24 * 60

/** How many intervals a day holds. */
const MOST_INTERVALS = 12

/** Why a text is no hours: it cannot be read, two of it overlap, or there are too many. */
export type HoursProblem = 'malformed' | 'overlap' | 'too-many'

/** What a text says, or why it says nothing, with the part of it that is to blame. */
export type HoursReading =
  | { readonly hours: readonly string[] }
  | { readonly problem: HoursProblem; readonly part: string }

const CLOSED = /^(?:cerrad[oa]|no abr(?:e|imos)|no|nada|-|–|—)?$/
const WHOLE_DAY = /^(?:(?:abierto\s+)?(?:todo el dia|las 24(?:\s*(?:hs?|horas))?|24\s*(?:hs?|horas)))$/

const TIME = String.raw`(\d{1,2})(?:\s*[:.h]\s*([0-5]\d))?(?:\s*(?:horas?\b|hs?\b\.?))?(?:\s*([ap]\.?\s?m\b\.?))?`
const TO = String.raw`\s*(?:-|–|—|\ba\b|\bal\b|\bhasta\b)\s*(?:las?\s+)?`
const INTERVAL = new RegExp(String.raw`(?:(?:de|desde)\s+)?(?:las?\s+)?${TIME}${TO}${TIME}`, 'y')
const BETWEEN = /\s*(?:[,;/+.]|\by\b|\be\b)?\s*/y

/** Minutes of the day; undefined where no clock shows that. */
function minutesAt(hours = '', minutes = '0', half = ''): number | undefined {
  const hour = Number(hours)
  if (half !== '' && (hour < 1 || hour > 12)) return undefined
  const ofDay = half === '' ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0)
  const total = ofDay * 60 + Number(minutes)
  return total <= MINUTES_OF_A_DAY ? total : undefined
}

function intervalOf(found: RegExpExecArray): string | undefined {
  const [, fromHours, fromMinutes, fromHalf, toHours, toMinutes, toHalf] = found
  const from = minutesAt(fromHours, fromMinutes, fromHalf)
  const to = minutesAt(toHours, toMinutes, toHalf)
  if (from === undefined || to === undefined || from === MINUTES_OF_A_DAY) return undefined
  return `${timeOf(from)}-${to % MINUTES_OF_A_DAY === 0 ? '24:00' : timeOf(to)}`
}

/** Whether a text is an interval as the document has it, "20:00-02:00". */
export const isInterval = (text: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

/** An interval of the document as its two ends; "24:00" is the end of a day. */
export const asWorkingHours = (interval: string) => ({
  startAt: interval.slice(0, 5),
  endAt: interval.slice(6, 11),
})

const startOf = (interval: string): number => rangeOf(asWorkingHours(interval)).start

/** Two intervals of a day that share a minute; undefined where there are none. */
function overlapIn(inOrder: readonly string[]): string | undefined {
  return inOrder.find((one, at) => {
    const before = inOrder[at - 1]
    return before !== undefined && rangeOf(asWorkingHours(before)).end > startOf(one)
  })
}

const plainOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b(?:la\s+)?medianoche\b/g, '24:00')
    .replaceAll(/\b(?:el\s+)?mediodia\b/g, '12:00')

/**
 * Reads the hours of a day as people type them, "12-15:30, 20-2", "12 a 15.30 y 20 a 2", "8am a
 * 2pm" or "24 hs", as the intervals of the document in their order, "12:00-15:30". What ends before
 * it begins ends on the next day; a day that ends at midnight ends at "24:00". No text, or
 * "cerrado": no hours.
 */
export function readHours(text: string): HoursReading {
  const plain = plainOf(text)
  if (CLOSED.test(plain)) return { hours: [] }
  if (WHOLE_DAY.test(plain)) return { hours: ['00:00-24:00'] }
  const found: string[] = []
  for (let at = 0; at < plain.length;) {
    INTERVAL.lastIndex = at
    const match = INTERVAL.exec(plain)
    const interval = match ? intervalOf(match) : undefined
    if (!match || interval === undefined) return { problem: 'malformed', part: plain.slice(at).trim() }
    found.push(interval)
    BETWEEN.lastIndex = INTERVAL.lastIndex
    BETWEEN.exec(plain)
    at = Math.max(BETWEEN.lastIndex, INTERVAL.lastIndex)
    // A digit that is glued to the interval before is a part of it that cannot be read.
    if (at === INTERVAL.lastIndex && at < plain.length)
      return { problem: 'malformed', part: plain.slice(match.index).trim() }
  }
  if (found.length > MOST_INTERVALS) return { problem: 'too-many', part: text.trim() }
  const hours = found.toSorted((one, other) => startOf(one) - startOf(other))
  const overlap = overlapIn(hours)
  return overlap === undefined ? { hours } : { problem: 'overlap', part: hoursText([overlap]) }
}

const shortTime = (time: string): string => time.replace(/^0/, '').replace(':00', '')

/** The intervals of a day as they are typed: "12-15:30, 20-2". */
export const hoursText = (intervals: readonly string[]): string =>
  intervals.map((interval) => interval.split('-').map(shortTime).join('-')).join(', ')

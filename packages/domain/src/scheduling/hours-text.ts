import { rangeOf } from './opening-hours.ts'
import { seenText } from '../text/seen-text.ts'
import { readInterval, SAYS_HALF, TYPED_INTERVAL, typedInterval } from './typed-interval.ts'

const MOST_INTERVALS = 12

/**
 * Reasons why a text is no hours: it cannot be read, may be of either half of the day, overlaps,
 * or has too many intervals.
 */
export type HoursProblem = 'malformed' | 'half' | 'overlap' | 'too-many'

/** Hours that a text means, or its problem with the part of it that is to blame. */
export type HoursReading =
  | { readonly hours: readonly string[] }
  | { readonly problem: HoursProblem; readonly part: string }

const CLOSED = /^(?:cerrad[oa]|no abr(?:e|imos)|no|nada|-)?$/
const WHOLE_DAY =
  /^(?:(?:abierto\s+)?(?:todo el dia|(?:las\s+)?24\s*(?:h(?:r?s|r)?\b\.?|horas)|las 24|24\s*\/\s*7))$/
const BETWEEN = /\s*(?:[,;/+.·|&]|\by\b|\be\b)?\s*/y

/** Whether a text is an interval of the document, "20:00-02:00". */
export const isInterval = (text: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

/** Returns an interval of the document as its two ends; "24:00" is the end of a day. */
export const asWorkingHours = (interval: string) => ({
  startAt: interval.slice(0, 5),
  endAt: interval.slice(6, 11),
})

const startOf = (interval: string): number => rangeOf(asWorkingHours(interval)).start

/** Returns two intervals of a day that share a minute; undefined for none. */
function overlapIn(inOrder: readonly string[]): string | undefined {
  return inOrder.find((one, at) => {
    const before = inOrder[at - 1]
    return before !== undefined && rangeOf(asWorkingHours(before)).end > startOf(one)
  })
}

/** Words that only say that the hours have no pause. */
const WITHOUT_PAUSE =
  /\b(?:horario\s+|de\s+)?(?:corrido|continuado|continuo)\b|\bsin (?:pausa|interrupcion|corte)\b/g

const plainOf = (text: string): string =>
  seenText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\b12(?::00)?\s+del?\s+(?:mediodia|dia)\b/g, '12:00')
    .replaceAll(/\b(?:la\s+)?medianoche\b/g, '24:00')
    .replaceAll(/\b(?:el\s+)?mediodia\b/g, '12:00')
    .replaceAll(WITHOUT_PAUSE, '')
    .trim()

/**
 * Reads the hours of a day as people type them, "12-15:30, 20-2", "12 a 15.30 y 20 a 2", "8 a 2
 * pm" or "24/7", as the intervals of the document in their order, "12:00-15:30". An interval that
 * ends before it begins ends on the next day; a day that ends at midnight ends at "24:00". No
 * text, or "cerrado": no hours. An interval that may be of either half of the day is not read as
 * one of them.
 */
export function readHours(text: string): HoursReading {
  const plain = plainOf(text)
  if (CLOSED.test(plain)) return { hours: [] }
  if (WHOLE_DAY.test(plain)) return { hours: ['00:00-24:00'] }
  const saysHalves = SAYS_HALF.test(plain)
  const found: string[] = []
  for (let at = 0; at < plain.length;) {
    TYPED_INTERVAL.lastIndex = at
    const match = TYPED_INTERVAL.exec(plain)
    const interval = match ? readInterval(match, saysHalves) : undefined
    if (!match || interval === undefined) return { problem: 'malformed', part: plain.slice(at).trim() }
    if (interval === 'half') return { problem: 'half', part: match[0].trim() }
    found.push(interval)
    BETWEEN.lastIndex = TYPED_INTERVAL.lastIndex
    BETWEEN.exec(plain)
    at = Math.max(BETWEEN.lastIndex, TYPED_INTERVAL.lastIndex)
    // A digit glued to the interval before is a part of it that cannot be read.
    if (at === TYPED_INTERVAL.lastIndex && at < plain.length)
      return { problem: 'malformed', part: plain.slice(match.index).trim() }
  }
  if (found.length > MOST_INTERVALS) return { problem: 'too-many', part: text.trim() }
  const hours = found.toSorted((one, other) => startOf(one) - startOf(other))
  const overlap = overlapIn(hours)
  return overlap === undefined ? { hours } : { problem: 'overlap', part: hoursText([overlap]) }
}

/** Returns the intervals of a day as they are typed: "12-15:30, 20-2". */
export const hoursText = (intervals: readonly string[]): string => intervals.map(typedInterval).join(', ')

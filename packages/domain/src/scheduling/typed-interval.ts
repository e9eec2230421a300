import { timeOf } from './wall-time.ts'

const DAY = 24 * 60
const HALF = DAY / 2

/** An interval past midnight ends by six, unless both its ends name their half of the day. */
const LATEST_NIGHT = 6 * 60

const TIME = String.raw`(\d{1,2})(?:\s*[:.h]\s*([0-5]\d)(?::00)?)?(?:\s*(?:horas?\b|h(?:r?s|r)?\b\.?))?(?:\s*([ap]\.?\s?m\b\.?|m\b\.?|(?:de|por|a)\s+la\s+(?:manana|tarde|noche|madrugada)\b))?`
const TO = String.raw`\s*(?:-|\ba\b|\bal\b|\bhasta\b)\s*(?:las?\s+|el\s+)?`

/** An interval as people type it, "12 a 15.30" or "de 8 am a 2 pm". */
export const TYPED_INTERVAL = new RegExp(
  String.raw`(?:(?:de|desde)\s+)?(?:las?\s+|el\s+)?${TIME}${TO}${TIME}`,
  'y',
)

/** Half of the day in a text, as people use it with twelve hours. */
export const SAYS_HALF = /\d\s*[ap]\.?\s?m\b|\bla\s+(?:manana|tarde|noche|madrugada)\b/

/**
 * Typed time with the minutes that it may mean, likeliest first. One with its half of the day, or
 * in the form of a clock of twenty-four hours, means one.
 */
type TypedTime = {
  readonly means: readonly number[]
  /** It says its half by a word. */
  readonly hasHalf: boolean
  /** It is written with two digits and minutes, as clocks show it. */
  readonly isAsOnClocks: boolean
}

/** Returns the half of a word; the night has some of both. */
function halfOf(word: string, hour: number): 'am' | 'pm' {
  if (/noche/.test(word)) return hour === 12 ? 'am' : 'pm'
  return /^p|tarde/.test(word) || word.startsWith('m') ? 'pm' : 'am'
}

function typedTime(hours: string, minutes: string | undefined, half: string | undefined) {
  const hour = Number(hours)
  const plain = hour * 60 + Number(minutes ?? 0)
  if (plain > DAY) return undefined
  const isAsOnClocks = hours.length === 2 && minutes !== undefined
  if (half !== undefined) {
    const isSaid = 1 <= hour && hour <= 12 && (!half.startsWith('m') || hour === 12)
    // "8 de la noche" is one; "3 de la noche" may be either.
    if (!isSaid || (/noche/.test(half) && hour < 6)) return undefined
    const inHalf = (plain % HALF) + (halfOf(half, hour) === 'pm' ? HALF : 0)
    return { means: [inHalf], hasHalf: true, isAsOnClocks } satisfies TypedTime
  }
  const isOfTwentyFour = hours.startsWith('0') || hour > 12
  const means = isOfTwentyFour ? [plain] : [plain, (plain + HALF) % DAY]
  return { means, hasHalf: false, isAsOnClocks } satisfies TypedTime
}

const endOf = (minutes: number): number => (minutes === 0 ? DAY : minutes)

/** Whether a shop may have such hours: those past midnight end by the morning. */
const isPlausible = (from: number, to: number): boolean => from < endOf(to) || to <= LATEST_NIGHT

/** Hours of the clock that an interval means; `half` where it may be of either half of the day. */
export type IntervalReading = string | 'half' | undefined

/** Reads two times of which one names its half: the only way in which a shop can mean the other. */
function readWithHalf(from: TypedTime, to: TypedTime): readonly [number, number] | 'half' {
  if (from.hasHalf && to.hasHalf) return [from.means[0] ?? 0, to.means[0] ?? 0]
  const ways = from.means.flatMap((start) =>
    to.means.filter((end) => isPlausible(start, end)).map((end) => [start, end] as const),
  )
  // Twelve is noon where the day ends in the afternoon or at night.
  const days = ways.filter(([start, end]) => start !== 0 || end < HALF || from.hasHalf)
  const [only, ...others] = days
  return only !== undefined && others.length === 0 ? only : 'half'
}

/**
 * Reads two times without a half: as a clock has them, unless one may be in the afternoon as well.
 */
function readPlain(from: TypedTime, to: TypedTime, saysHalves: boolean): readonly [number, number] | 'half' {
  const [start = 0, laterStart] = from.means
  const [end = 0, laterEnd] = to.means
  const isOpen = laterStart !== undefined && laterEnd !== undefined
  if (!isOpen || (from.isAsOnClocks && to.isAsOnClocks)) return [start, end]
  return saysHalves || start >= end ? 'half' : [start, end]
}

/**
 * Reads a match of TYPED_INTERVAL: the interval of the document ("12:00-15:30"), `half` where it
 * may be of the morning or of the evening, undefined where no clock shows it. `saysHalves` is
 * whether the text around names halves of the day: then none is assumed.
 */
export function readInterval(found: RegExpExecArray, saysHalves: boolean): IntervalReading {
  const [, fromHours = '', fromMinutes, fromHalf, toHours = '', toMinutes, toHalf] = found
  const from = typedTime(fromHours, fromMinutes, fromHalf)
  const to = typedTime(toHours, toMinutes, toHalf)
  if (!from || !to || from.means[0] === DAY) return undefined
  const read = from.hasHalf || to.hasHalf ? readWithHalf(from, to) : readPlain(from, to, saysHalves)
  if (read === 'half') return read
  const [start, end] = read
  return `${timeOf(start)}-${end % DAY === 0 ? '24:00' : timeOf(end)}`
}

const shortTime = (time: string): string => time.replace(/^0/, '').replace(':00', '')

const hourOf = (time: string): number => Number(time.slice(0, 2))

/**
 * Writes an interval of the document as it is typed, "20-2"; whole where the short one could be of
 * the other half of the day.
 */
export function typedInterval(interval: string): string {
  const [from = '', to = ''] = interval.split('-')
  const isOpen = [from, to].every((time) => 1 <= hourOf(time) && hourOf(time) <= 12)
  return isOpen && from >= to ? interval : `${shortTime(from)}-${shortTime(to)}`
}

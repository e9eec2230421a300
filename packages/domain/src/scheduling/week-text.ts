import { plainText } from '../search/plain-text.ts'
import { seenText } from '../text/seen-text.ts'
import { DAYS_OF_WEEK, type DayOfWeek } from './day-of-week.ts'
import { readHours, type HoursReading } from './hours-text.ts'
import type { Week } from './painted-week.ts'

/** Week that a text means, or the first part of it that cannot be read. */
export type WeekReading = { readonly week: Week } | Extract<HoursReading, { readonly problem: unknown }>

const STEMS = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom']

const DAY = String.raw`\b(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b\.?`
const TO_DAY = String.raw`\s*(?:-|\bal?\b|\bhasta\b)\s*(?:el\s+|los\s+)?`
const AND_DAY = String.raw`\s*(?:,|/|\by\b|\be\b)\s*(?:el\s+|los\s+)?`
const WORDS_FOR_DAYS = /\btodos los dias\b|\bfin(?:es)? de semana\b/
const BEFORE_DAYS = /\b(?:de|los|el)\s+/
const SPAN = String.raw`${DAY}(?:${TO_DAY}${DAY})?`
const DAYS = new RegExp(
  `(?:${BEFORE_DAYS.source})?(?:${WORDS_FOR_DAYS.source}|${SPAN}(?:${AND_DAY}${SPAN})*)`,
  'g',
)

const dayAt = (word: string): number => STEMS.findIndex((stem) => word.startsWith(stem))

/** Returns the days of a span, over the end of the week as well: "viernes a lunes". */
function daysOfSpan(span: string): readonly DayOfWeek[] {
  const [first = 0, last = first] = (span.match(new RegExp(DAY, 'g')) ?? []).map(dayAt)
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => DAYS_OF_WEEK[(first + at) % 7]).filter(
    (day) => day !== undefined,
  )
}

function daysOf(named: string): readonly DayOfWeek[] {
  if (named.includes('todos')) return DAYS_OF_WEEK
  if (named.includes('semana')) return DAYS_OF_WEEK.slice(5)
  return (named.match(new RegExp(SPAN, 'g')) ?? []).flatMap(daysOfSpan)
}

/** Cuts the signs between days and their hours, and between these and the days that follow. */
const bare = (text: string): string => text.replaceAll(/^[\s:,;·|.]+|[\s:,;·|]+$/g, '').replace(/\s+y$/, '')

/**
 * Reads hours with their days, "Lunes a viernes 12-15:30, 20-2 · Sábado 20-2 · domingo cerrado",
 * by the reader of a day's hours; absent days are left out, and a repeated day gets all its hours.
 * Undefined where the text does not begin with a day.
 */
export function readWeek(text: string): WeekReading | undefined {
  const plain = plainText(seenText(text)).replaceAll(/[\p{Pd}−]/gu, '-')
  const found = [...plain.matchAll(DAYS)]
  if (found.length === 0 || bare(plain.slice(0, found[0]?.index)) !== '') return undefined
  const said = new Map<DayOfWeek, string[]>()
  for (const [at, match] of found.entries()) {
    const hours = bare(plain.slice(match.index + match[0].length, found[at + 1]?.index))
    if (hours === '') return { problem: 'malformed', part: match[0].trim() }
    for (const day of daysOf(match[0])) said.set(day, [...(said.get(day) ?? []), hours])
  }
  const week: Partial<Record<DayOfWeek, readonly string[]>> = {}
  for (const [day, hours] of said) {
    const read = readHours(hours.join(', '))
    if ('problem' in read) return read
    week[day] = read.hours
  }
  return { week }
}

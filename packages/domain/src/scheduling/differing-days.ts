import { isSameValue } from '../revision/same-value.ts'
import { isInterval } from './hours-text.ts'
import { addDays, daysBetween } from './wall-time.ts'

/** A day that differs from the week, as the document has it; without hours it is closed. */
export type DifferingDay = {
  readonly day: string
  readonly hours?: readonly string[]
  readonly reason?: string
}

export const MOST_DAYS_AT_ONCE = 92

export type DifferingDayProblem = 'missing' | 'twice' | 'malformed' | 'past' | 'long'

/** Longest reason of a day, in characters. */
export const LONGEST_REASON = 120

export type WrongDay = { readonly index: number; readonly problem: DifferingDayProblem }

type Judging = { readonly today: string; readonly kept: readonly DifferingDay[] }

function problemOf(days: readonly DifferingDay[], index: number, { today, kept }: Judging) {
  const { day = '', hours = [], reason = '' } = days[index] ?? {}
  if (day === '') return 'missing'
  if (days.findIndex((one) => one.day === day) < index) return 'twice'
  if (day < today && !kept.some((one) => one.day === day)) return 'past'
  if (!hours.every(isInterval)) return 'malformed'
  return reason.length > LONGEST_REASON ? 'long' : undefined
}

/** Problems of exception days, each with the index of its day; none for valid days. */
export const wrongDays = (days: readonly DifferingDay[], judging: Judging): readonly WrongDay[] =>
  days.flatMap((_, index) => {
    const problem = problemOf(days, index, judging)
    return problem === undefined ? [] : [{ index, problem }]
  })

/** Days that differ in the order in which they come. */
export const inOrderOfDays = (days: readonly DifferingDay[]): readonly DifferingDay[] =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))

/**
 * Returns the days from one to another one, both included and in either order; no more than
 * `most`.
 */
export function daysOfSpan(from: string, to: string, most: number = MOST_DAYS_AT_ONCE): readonly string[] {
  const [first, last] = from <= to ? [from, to] : [to, from]
  const count = Math.min(daysBetween(first, last) + 1, most)
  return Array.from({ length: count }, (_, after) => addDays(first, after))
}

/** Returns the list with some days closed, or open at other hours, all alike. */
export const withDays = (
  days: readonly DifferingDay[],
  changed: readonly string[],
  how: Omit<DifferingDay, 'day'>,
): readonly DifferingDay[] =>
  inOrderOfDays([...withoutDays(days, changed), ...changed.map((day) => ({ day, ...how }))])

/** Returns the list without some days, which follow their weekday again. */
export const withoutDays = (
  days: readonly DifferingDay[],
  changed: readonly string[],
): readonly DifferingDay[] => days.filter(({ day }) => !changed.includes(day))

/** List that was changed on two sides. */
type Lists = Readonly<Record<'base' | 'mine' | 'theirs', readonly DifferingDay[]>>

const dayIn = (days: readonly DifferingDay[], day: string) => days.find((one) => one.day === day)

/**
 * Merges two changes of a list of days. Undefined where both changed the same day, each otherwise,
 * or where mine has a row that is still being typed (no day, or one twice): that is for people to
 * decide. Mine keep their order, so that no row moves below a hand.
 */
export function mergedDays({ base, mine, theirs }: Lists): readonly DifferingDay[] | undefined {
  const typed = new Set(mine.map(({ day }) => day))
  if (typed.has('') || typed.size < mine.length) return undefined
  const all = new Set([...mine, ...theirs].map(({ day }) => day))
  const merged: DifferingDay[] = []
  for (const day of all) {
    const [before, own, other] = [dayIn(base, day), dayIn(mine, day), dayIn(theirs, day)]
    const isMine = !isSameValue(before, own)
    if (isMine && !isSameValue(before, other) && !isSameValue(own, other)) return undefined
    const kept = isMine ? own : other
    if (kept) merged.push(kept)
  }
  return merged
}

import type { Thing } from './operation.ts'

/** Fields that identify the things of a list; discount codes have no other key. */
const KNOWN_BY = ['key', 'code'] as const

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKeyed = (list: readonly unknown[]): boolean =>
  list.every((one) => isThing(one) && KNOWN_BY.some((field) => typeof one[field] === 'string')) &&
  new Set(thingsOf(list).map(keyOf)).size === list.length

/** Whether these are lists of things with keys; either may be empty or absent. */
export const areKeyed = (one: unknown, other: unknown): boolean => {
  const [before, after] = [asList(one), asList(other)]
  if (!before || !after || before.length + after.length === 0) return false
  return isKeyed(before) && isKeyed(after)
}

/** Returns a list; an absent one as empty; undefined for any other value. */
const asList = (value: unknown): readonly unknown[] | undefined =>
  value === undefined ? [] : Array.isArray(value) ? value : undefined

/** Returns the things of a list. */
export const thingsOf = (value: unknown): readonly Thing[] => (Array.isArray(value) ? (value as Thing[]) : [])

/** Returns the key of a thing in its list. */
export const keyOf = ({ key, code }: Thing): string => String(typeof key === 'string' ? key : code)

/** Returns the position of a key in a list of things; -1 for none. */
export const positionOf = (things: readonly Thing[], key: string): number =>
  things.findIndex((thing) => keyOf(thing) === key)

/** Returns the key of the thing before a position; null before the first. */
export const keyBefore = (things: readonly Thing[], position: number): string | null => {
  const before = things[position - 1]
  return position > 0 && before ? keyOf(before) : null
}

/**
 * Inserts a thing into a list behind the one of a key, first for null, last where that one is
 * gone.
 */
export function putAfter(things: readonly Thing[], thing: Thing, after: string | null): readonly Thing[] {
  const position = after === null ? 0 : positionOf(things, after) + 1
  return position === 0 && after !== null ? [...things, thing] : things.toSpliced(position, 0, thing)
}

/** Inserts a thing into a list that is sorted by key. */
export function putByKey(things: readonly Thing[], thing: Thing): readonly Thing[] {
  const key = keyOf(thing)
  const position = things.findIndex((one) => keyOf(one) > key)
  return position < 0 ? [...things, thing] : things.toSpliced(position, 0, thing)
}

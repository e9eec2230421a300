import { isSameValue } from './same-value.ts'
import { areKeyed, keyBefore, keyOf, positionOf, putAfter, thingsOf } from './keyed-list.ts'
import { mirroredAt } from './mirrored-place.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

/**
 * Returns the operations that lead from one value to another, outermost things first: equal parts
 * are left out, and in a list with another order as few things as possible are moved.
 */
export function compareDocuments(
  before: unknown,
  after: unknown,
  place: DocumentPlace = [],
): readonly Operation[] {
  if (isSameValue(before, after)) return []
  if (mirroredAt(place) === 'list') return compareMirrors(thingsOf(before), thingsOf(after), place)
  if (areKeyed(before, after)) return compareLists(thingsOf(before), thingsOf(after), place)
  if (!isThing(before) || !isThing(after)) return [{ kind: 'set', place, from: before, to: after }]
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) =>
    compareDocuments(ownOf(before, field), ownOf(after, field), [...place, field]),
  )
}

/**
 * Overrides of a branch contact are told field by field, also where things come or go with them:
 * one of them can be undone beside another.
 */
function compareMirrors(
  before: readonly Thing[],
  after: readonly Thing[],
  place: DocumentPlace,
): readonly Operation[] {
  const keys = [...new Set([...before, ...after].map(keyOf))].toSorted()
  const named = (things: readonly Thing[], key: string): Thing => things[positionOf(things, key)] ?? { key }
  return keys.flatMap((key) => compareDocuments(named(before, key), named(after, key), [...place, key]))
}

/** Returns an own field: free shapes may have one by the name of an inherited one. */
const ownOf = (thing: Thing, field: string): unknown =>
  Object.hasOwn(thing, field) ? thing[field] : undefined

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compareLists(
  before: readonly Thing[],
  after: readonly Thing[],
  place: DocumentPlace,
): readonly Operation[] {
  const isInOrder =
    before.length === after.length && before.every((thing, at) => keyOf(thing) === keyOf(after[at] ?? {}))
  if (isInOrder) return after.flatMap((thing, at) => compareThings(before[at], thing, place))
  const operations: Operation[] = []
  let now = before
  const wanted = new Set(after.map(keyOf))
  for (const thing of before) {
    const key = keyOf(thing)
    if (wanted.has(key)) continue
    const position = positionOf(now, key)
    operations.push({ kind: 'remove', place: [...place, key], thing, after: keyBefore(now, position) })
    now = now.toSpliced(position, 1)
  }
  const staying = keysThatStay(now, after)
  for (const [position, thing] of after.entries()) {
    const key = keyOf(thing)
    if (staying.has(key)) continue
    const to = keyBefore(after, position)
    const present = positionOf(now, key)
    if (present < 0) operations.push({ kind: 'add', place: [...place, key], thing, after: to })
    else operations.push({ kind: 'move', place: [...place, key], from: keyBefore(now, present), to })
    now = putAfter(present < 0 ? now : now.toSpliced(present, 1), thing, to)
  }
  const known = new Map(before.map((thing) => [keyOf(thing), thing]))
  return [
    ...operations,
    ...after.flatMap((thing) => {
      const one = known.get(keyOf(thing))
      return one ? compareThings(one, thing, place) : []
    }),
  ]
}

/** Compares a thing of a list before and after; most are the very same. */
const compareThings = (before: Thing | undefined, after: Thing, place: DocumentPlace): readonly Operation[] =>
  before === after ? [] : compareDocuments(before, after, [...place, keyOf(after)])

/** Returns the most things of both lists that have the same order in both. */
function keysThatStay(now: readonly Thing[], after: readonly Thing[]): ReadonlySet<string> {
  const places = new Map(after.map((thing, position) => [keyOf(thing), position]))
  const keys = now.map(keyOf).filter((key) => places.has(key))
  // The last key of the best run of each length, and the key before each one in its run.
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  const placeOf = (key: string | undefined): number => places.get(key ?? '') ?? -1
  for (const key of keys) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeOf(ends[middle]) < placeOf(key)) low = middle + 1
      else high = middle
    }
    previous.set(key, ends[low - 1])
    ends[low] = key
  }
  const staying = new Set<string>()
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) staying.add(key)
  return staying
}

import { isDeepStrictEqual } from 'node:util'
import { areKeyed, keyBefore, keyOf, positionOf, putAfter, thingsOf } from './keyed-list.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

/**
 * The operations that lead from one value to another, outermost things first: what is the same is
 * not named, and of a list that was put in another order as few things as possible are moved.
 */
export function compareDocuments(
  before: unknown,
  after: unknown,
  place: DocumentPlace = [],
): readonly Operation[] {
  if (isDeepStrictEqual(before, after)) return []
  if (areKeyed(before, after)) return compareLists(thingsOf(before), thingsOf(after), place)
  if (!isThing(before) || !isThing(after)) return [{ kind: 'set', place, from: before, to: after }]
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) =>
    compareDocuments(ownOf(before, field), ownOf(after, field), [...place, field]),
  )
}

/** A field of its own: free shapes may have one by the name of what every object inherits. */
const ownOf = (thing: Thing, field: string): unknown =>
  Object.hasOwn(thing, field) ? thing[field] : undefined

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compareLists(
  before: readonly Thing[],
  after: readonly Thing[],
  place: DocumentPlace,
): readonly Operation[] {
  const operations: Operation[] = []
  let now = before
  for (const thing of before) {
    const key = keyOf(thing)
    if (positionOf(after, key) >= 0) continue
    const position = positionOf(now, key)
    operations.push({ kind: 'remove', place: [...place, key], thing, after: keyBefore(now, position) })
    now = now.toSpliced(position, 1)
  }
  const staying = keysThatStay(now, after)
  for (const [position, thing] of after.entries()) {
    const key = keyOf(thing)
    const to = keyBefore(after, position)
    const present = positionOf(now, key)
    if (present < 0) operations.push({ kind: 'add', place: [...place, key], thing, after: to })
    else if (staying.has(key)) continue
    else operations.push({ kind: 'move', place: [...place, key], from: keyBefore(now, present), to })
    now = putAfter(present < 0 ? now : now.toSpliced(present, 1), thing, to)
  }
  const known = new Map(before.map((thing) => [keyOf(thing), thing]))
  return [
    ...operations,
    ...after.flatMap((thing) => {
      const key = keyOf(thing)
      return known.has(key) ? compareDocuments(known.get(key), thing, [...place, key]) : []
    }),
  ]
}

/** Of the things of both lists the most that stand in the same order in both. */
function keysThatStay(now: readonly Thing[], after: readonly Thing[]): ReadonlySet<string> {
  const places = new Map(after.map((thing, position) => [keyOf(thing), position]))
  const keys = now.map(keyOf).filter((key) => places.has(key))
  // The last key of the best run of each length, and of each key the one before it in its run.
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

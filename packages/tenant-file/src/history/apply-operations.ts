import { isDeepStrictEqual } from 'node:util'
import { keyBefore, keyOf, positionOf, putAfter, thingsOf } from './keyed-list.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

/** An operation that does not fit any more, and what stands at its place instead. */
export type Conflict = { readonly operation: Operation; readonly found: unknown }

/** A document with operations applied; or the first of them that does not fit. */
export type Applied<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly conflict: Conflict }

/**
 * Applies operations to a document, all or none. One fits where what it saw is still there: the
 * value of a field, the thing that it removes, as it was; a thing that is added must not be there,
 * one that is moved must. Neighbours may be gone: then a thing stands last.
 */
export function applyOperations<Document extends Thing>(
  document: Document,
  operations: readonly Operation[],
): Applied<Document> {
  let now: unknown = document
  for (const operation of operations) {
    const found = valueAt(now, operation.place)
    if (!isReached(now, operation.place) || !fits(now, operation))
      return { ok: false, conflict: { operation, found } }
    now = changed(now, operation.place, operation)
  }
  return { ok: true, document: now as Document }
}

function fits(document: unknown, operation: Operation): boolean {
  const found = valueAt(document, operation.place)
  switch (operation.kind) {
    case 'set':
      return isDeepStrictEqual(found, operation.from) && !isThingOfList(document, operation.place)
    case 'add':
      return found === undefined
    case 'remove':
      return isDeepStrictEqual(found, operation.thing)
    default:
      return found !== undefined
  }
}

/**
 * Whether all things on the way to a place are there. Fields on the way may say nothing yet; a
 * thing is no field, and a field no thing.
 */
function isReached(document: unknown, place: DocumentPlace): boolean {
  const last = place.length - 1
  return (
    place.length > 0 &&
    place.every((_, depth) => {
      const container = valueAt(document, place.slice(0, depth))
      if (container === undefined) return depth > 0
      return Array.isArray(container)
        ? depth === last || valueAt(document, place.slice(0, depth + 1)) !== undefined
        : isThing(container)
    })
  )
}

const isThingOfList = (document: unknown, place: DocumentPlace): boolean =>
  Array.isArray(valueAt(document, place.slice(0, -1)))

const stepInto = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? thingsOf(value).find((thing) => keyOf(thing) === step)
    : isThing(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** What stands at a place; undefined where there is nothing. */
export const valueAt = (document: unknown, place: DocumentPlace): unknown => place.reduce(stepInto, document)

/** A value with an operation done at a place below it. */
function changed(value: unknown, [step, ...rest]: DocumentPlace, operation: Operation): unknown {
  if (step === undefined) return value
  const isLast = rest.length === 0
  if (isLast && operation.kind !== 'set') return changedList(thingsOf(value), step, operation)
  if (Array.isArray(value)) {
    const things = thingsOf(value)
    const position = positionOf(things, step)
    return things.with(position, changed(things[position], rest, operation) as Thing)
  }
  const { [step]: _, ...others } = (value ?? {}) as Thing
  const before = stepInto(value, step)
  const after = isLast && operation.kind === 'set' ? operation.to : changed(before, rest, operation)
  if (after === undefined) return others
  return before === undefined ? { ...others, [step]: after } : { ...(value as Thing), [step]: after }
}

function changedList(
  things: readonly Thing[],
  key: string,
  operation: Exclude<Operation, { kind: 'set' }>,
): readonly Thing[] {
  if (operation.kind === 'add') return putAfter(things, operation.thing, operation.after)
  const position = positionOf(things, key)
  const others = things.toSpliced(position, 1)
  const thing = things[position]
  if (operation.kind !== 'move' || thing === undefined) return others
  return keyBefore(things, position) === operation.to ? things : putAfter(others, thing, operation.to)
}

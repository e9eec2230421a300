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
    const spot = lookUp(now, operation.place)
    if (!fits(spot, operation)) return { ok: false, conflict: { operation, found: spot.found } }
    now = changed(now, operation.place, operation)
  }
  return { ok: true, document: now as Document }
}

/** What stands at a place, and how it was come to. */
type Spot = {
  readonly found: unknown
  /** Whether all things on the way are there; fields on the way may say nothing yet. */
  readonly isReached: boolean
  /** Whether it is the place of a thing in a list, and not of a field. */
  readonly isThing: boolean
}

function fits({ found, isReached, isThing }: Spot, operation: Operation): boolean {
  if (!isReached) return false
  switch (operation.kind) {
    case 'set':
      return !isThing && isDeepStrictEqual(found, operation.from)
    case 'add':
      return found === undefined
    case 'remove':
      return isDeepStrictEqual(found, operation.thing)
    default:
      return found !== undefined
  }
}

/** Goes to a place: a thing is no field, a field no thing, and the document itself no place. */
function lookUp(document: unknown, place: DocumentPlace): Spot {
  let found = document
  let isReached = place.length > 0 && isObject(document)
  let isThing = false
  for (const step of place) {
    // Behind a thing that is not there nothing is reached, and neither behind a text.
    isReached &&= isObject(found) || (found === undefined && !isThing)
    isThing = Array.isArray(found)
    found = stepInto(found, step)
  }
  return { found, isReached, isThing }
}

const isObject = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return thingsOf(value).find((thing) => keyOf(thing) === step)
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

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

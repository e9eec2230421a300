import { isSameValue } from './same-value.ts'
import { keyBefore, keyOf, positionOf, putAfter, putByKey, thingsOf } from './keyed-list.ts'
import { mirroredAt } from './mirrored-place.ts'
import type { DocumentPlace, Operation, Thing } from './operation.ts'

/** Operation that does not fit any more, and the value at its place instead. */
export type Conflict = { readonly operation: Operation; readonly found: unknown }

/** A document with operations applied; or the first of them that does not fit. */
export type Applied<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly conflict: Conflict }

/**
 * Applies operations to a document, all or none. One fits where the value that it saw is still
 * there: of a field, or the thing that it removes, unchanged; an added thing must not exist, a
 * moved one must. Neighbours may be gone: then a thing comes last. `around` leads to the document
 * where it is a part of a branch: overrides of a branch contact come and go with their fields.
 */
export function applyOperations<Document extends Thing>(
  document: Document,
  operations: readonly Operation[],
  around: DocumentPlace = [],
): Applied<Document> {
  let now: unknown = document
  for (const operation of operations) {
    const spot = lookUp(now, operation.place, around)
    if (!fits(spot, operation)) return { ok: false, conflict: { operation, found: spot.found } }
    now = changed(now, operation.place, { operation, around })
  }
  return { ok: true, document: now as Document }
}

/** Value at a place, and how it was reached. */
type Spot = {
  readonly found: unknown
  /** Whether all things on the way exist; fields on the way may be absent. */
  readonly isReached: boolean
  /** Whether it is the place of a thing in a list, and not of a field. */
  readonly isThing: boolean
}

function fits({ found, isReached, isThing }: Spot, operation: Operation): boolean {
  if (!isReached) return false
  switch (operation.kind) {
    case 'set':
      return !isThing && isSameValue(found, operation.from)
    case 'add':
      return found === undefined
    case 'remove':
      return isSameValue(found, operation.thing)
    default:
      return found !== undefined
  }
}

/** Goes to a place: a thing is no field, a field no thing, and the document itself no place. */
function lookUp(document: unknown, place: DocumentPlace, around: DocumentPlace): Spot {
  let found = document
  let isReached = place.length > 0 && isObject(document)
  let isThing = false
  let isMirrored = false
  for (const [at, step] of place.entries()) {
    // Nothing is reached behind a missing thing, unless it may be overridden; and nothing behind a
    // text.
    isReached &&= isObject(found) || (found === undefined && (!isThing || isMirrored))
    const mirrored = mirroredAt([...around, ...place.slice(0, at + 1)])
    isMirrored = mirrored !== undefined
    isThing = mirrored === 'thing' || Array.isArray(found)
    found = stepInto(found, step)
  }
  return { found, isReached, isThing }
}

const isObject = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return thingsOf(value).find((thing) => keyOf(thing) === step)
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** Returns the value at a place; undefined where there is none. */
export const valueAt = (document: unknown, place: DocumentPlace): unknown => place.reduce(stepInto, document)

type Doing = { readonly operation: Operation; readonly around: DocumentPlace }

function changed(value: unknown, [step, ...rest]: DocumentPlace, { operation, around }: Doing): unknown {
  if (step === undefined) return value
  const isLast = rest.length === 0
  const below = { operation, around: [...around, step] }
  const isMirrored = mirroredAt(below.around) === 'thing'
  if (isMirrored) return changedMirror(thingsOf(value), step, isLast ? operation : { rest, below })
  if (isLast && operation.kind !== 'set') return changedList(thingsOf(value), step, operation)
  if (Array.isArray(value)) {
    const things = thingsOf(value)
    const position = positionOf(things, step)
    return things.with(position, changed(things[position], rest, below) as Thing)
  }
  const { [step]: _, ...others } = (value ?? {}) as Thing
  const before = stepInto(value, step)
  const after = isLast && operation.kind === 'set' ? operation.to : changed(before, rest, below)
  if (after === undefined) return others
  return before === undefined ? { ...others, [step]: after } : { ...(value as Thing), [step]: after }
}

/**
 * Returns a list of overrides with an operation done at one of its things or below it; undefined
 * where none is left.
 */
function changedMirror(
  things: readonly Thing[],
  key: string,
  what: Operation | { readonly rest: DocumentPlace; readonly below: Doing },
): readonly Thing[] | undefined {
  const position = positionOf(things, key)
  const before = things[position]
  const others = position < 0 ? things : things.toSpliced(position, 1)
  const after = 'below' in what ? changed(before ?? { key }, what.rest, what.below) : thingAfter(before, what)
  const list = saysSomething(after) ? putByKey(others, after) : others
  return list.length === 0 ? undefined : list
}

const thingAfter = (before: Thing | undefined, operation: Operation): Thing | undefined =>
  operation.kind === 'add' ? operation.thing : operation.kind === 'remove' ? undefined : before

const saysSomething = (thing: unknown): thing is Thing => isObject(thing) && Object.keys(thing).length > 1

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

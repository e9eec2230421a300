import { applyOperations, valueAt } from './apply-operations.ts'
import { compareDocuments } from './compare-documents.ts'
import { keyBefore, keyOf, positionOf, thingsOf } from './keyed-list.ts'
import { mirroredAt } from './mirrored-place.ts'
import { inverseOf, type DocumentPlace, type Operation, type Thing } from './operation.ts'

/**
 * Undoes later operations on a document; they are given oldest first, as they were made. They
 * touched one place: neighbours that they saw may be gone, and then they are undone as far as
 * possible; the place itself is as it was.
 */
export function pastDocument(document: Thing, later: readonly Operation[]): Thing {
  let now = document
  for (const operation of inverseOf(later)) {
    const fitting = fittedTo(now, operation)
    const applied = fitting && applyOperations(now, [fitting])
    if (applied?.ok) now = applied.document
  }
  return now
}

/** Adapts an operation to the present value; undefined where it has nothing to do. */
function fittedTo(document: Thing, operation: Operation): Operation | undefined {
  const found = valueAt(document, operation.place)
  switch (operation.kind) {
    case 'set':
      return { ...operation, from: found }
    case 'remove':
      return found === undefined ? undefined : { ...operation, thing: found as Thing }
    case 'move': {
      const siblings = thingsOf(valueAt(document, operation.place.slice(0, -1)))
      // If its old neighbour is gone, the thing keeps its position.
      const hasWhere = operation.to === null || positionOf(siblings, operation.to) >= 0
      return hasWhere ? operation : undefined
    }
    default:
      return operation
  }
}

/**
 * Returns the operations that restore a place from a document of before: a thing with its place in
 * its list. Undefined where the place around it is gone.
 */
export function restoringOperations(
  now: Thing,
  past: Thing,
  place: DocumentPlace,
): readonly Operation[] | undefined {
  const [found, wanted] = [valueAt(now, place), valueAt(past, place)]
  const isOfList = mirroredAt(place) === undefined && [found, wanted].some((one) => isThingAt(one, place))
  if (!isOfList) return compareDocuments(found ?? unsaidAt(place), wanted ?? unsaidAt(place), place)
  const [from = null, after = null] = [now, past].map((document) => neighbourIn(document, place))
  if (wanted === undefined) return [{ kind: 'remove', place, thing: found as Thing, after: from }]
  if (found === undefined) {
    const isAround = valueAt(now, place.slice(0, -2)) !== undefined
    return isAround ? [{ kind: 'add', place, thing: wanted as Thing, after }] : undefined
  }
  const siblings = thingsOf(valueAt(now, place.slice(0, -1)))
  const isMoved = from !== after && (after === null || positionOf(siblings, after) >= 0)
  const move: Operation = { kind: 'move', place, from, to: after }
  return [...(isMoved ? [move] : []), ...compareDocuments(found, wanted, place)]
}

/** A thing that a branch contact does not override has a key alone. */
const unsaidAt = (place: DocumentPlace): Thing | undefined =>
  mirroredAt(place) === 'thing' ? { key: place.at(-1) } : undefined

const isThingAt = (value: unknown, place: DocumentPlace): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  keyOf(value as Thing) === place.at(-1)

/** Returns the key before a thing in its list, null before the first. */
function neighbourIn(document: Thing, place: DocumentPlace): string | null | undefined {
  const list = thingsOf(valueAt(document, place.slice(0, -1)))
  const position = positionOf(list, place.at(-1) ?? '')
  return position < 0 ? undefined : keyBefore(list, position)
}

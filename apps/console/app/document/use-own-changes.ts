import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import {
  inverseOf,
  type DocumentPlace,
  type Operation,
  type Thing,
} from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { useQueryClient, type Mutation, type MutationCache } from '@tanstack/react-query'
import { useCallback } from 'react'
import { undoKey } from '../revision/use-undo.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { changeKey } from './document-query.ts'

/** Two readings of a part, each with the document's revision. */
export type Heard = {
  readonly before: { readonly revision: number; readonly value: Thing }
  readonly now: { readonly revision: number; readonly value: Thing }
}

/**
 * Returns whether the difference at a place between two readings is this page's own, made beside
 * the form: answering for a holiday, or undoing that, is no news in the form of days. Where
 * another person wrote too, it is not.
 */
export function useOwnChanges(part: DocumentPlace): (name: string, heard: Heard) => boolean {
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const around = part.join('/')
  return useCallback(
    (name, { before, now }) => {
      const own = ownOperations(queries.getMutationCache(), branchId, [before.revision, now.revision])
      const made = withOwn(before.value, around === '' ? [] : around.split('/'), own)
      const place = name === '' ? [] : name.split('/')
      return isSameValue(valueAt(made, place), valueAt(now.value, place))
    },
    [queries, branchId, around],
  )
}

/** Lists own changes and undos between two revisions in order, with those on their way. */
function ownOperations(
  cache: MutationCache,
  branchId: string,
  [before, now]: readonly [number, number],
): readonly Operation[] {
  const changes = cache.findAll({ mutationKey: changeKey(branchId) })
  const operationsOf = ({ state }: Mutation): readonly Operation[] =>
    (state.variables as { readonly operations: readonly Operation[] }).operations
  const undone = ({ state }: Mutation): readonly Operation[] => {
    const taken = changes.find((one) => revisionOf(one) === state.variables)
    return taken ? inverseOf(operationsOf(taken)) : []
  }
  // Pages are refreshed before a change counts as made.
  const isMeanwhile = (one: Mutation): boolean => {
    const revision = revisionOf(one)
    return one.state.status === 'pending' || (revision !== null && before < revision && revision <= now)
  }
  return [...changes, ...cache.findAll({ mutationKey: undoKey(branchId) })]
    .filter(isMeanwhile)
    .toSorted((one, other) => one.state.submittedAt - other.state.submittedAt)
    .flatMap((one) => (changes.includes(one) ? operationsOf(one) : undone(one)))
}

/** Revision of a change; null for a pending or empty one. */
const revisionOf = ({ state }: Mutation): number | null =>
  state.status === 'success' ? (state.data as { readonly revision: number | null }).revision : null

/** Applies the own operations that fit a part; others met a foreign change. */
function withOwn(value: Thing, part: DocumentPlace, operations: readonly Operation[]): Thing {
  let made = value
  for (const operation of operations) {
    const { place } = operation
    if (place.length <= part.length) made = withAround(made, part, operation)
    if (place.length <= part.length || !part.every((step, at) => place[at] === step)) continue
    const applied = applyOperations(made, [{ ...operation, place: place.slice(part.length) }], part)
    if (applied.ok) made = applied.document
  }
  return made
}

/** Applies an operation that sets the part or a thing around it; an absent part is empty. */
function withAround(value: Thing, part: DocumentPlace, operation: Operation): Thing {
  const { kind, place } = operation
  if (kind !== 'set' || !place.every((step, at) => part[at] === step)) return value
  const inside = part.slice(place.length)
  const at = (whole: unknown): Thing => (valueAt(whole, inside) ?? {}) as Thing
  return isSameValue(at(operation.from), value) ? at(operation.to) : value
}

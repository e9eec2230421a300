import type { Client } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { documentKey } from '../revision/changed-parts.ts'

/** Part of a branch's document, with the pictures that it names. */
export type DocumentPart = Answer<Endpoints['getDocument']>

/** Mutation key of the document's unanswered changes. */
export const changeKey = (branchId: string) => ['change-document', branchId] as const

/** Milliseconds that a part counts as fresh: changes arrive as events. */
const FRESH_MS = 30_000

/**
 * Query for a part of a branch's document, by its place: `['menus', 'carta']`. The branch itself,
 * `[]`, comes without its lists and programmes.
 */
export const documentQuery = (api: Client, branchId: string, place: DocumentPlace) =>
  queryOptions({
    queryKey: [...documentKey(branchId), place.join('/')],
    queryFn: () => answerOf(api.getDocument({ params: { id: branchId }, query: askedOf(place) })),
    staleTime: FRESH_MS,
  })

const askedOf = (place: DocumentPlace) =>
  place.length === 0 ? ({ fields: 'own' } as const) : { place: place.join('/') }

/** Finds the cached value at a place of a branch; undefined where no page has read it. */
export const readOf =
  (queries: QueryClient, branchId: string) =>
  (place: DocumentPlace): unknown => {
    const parts = queries.getQueriesData<DocumentPart>({ queryKey: documentKey(branchId) })
    const [found] = parts.flatMap(([key, part]) => {
      const of = String(key.at(-1))
      const steps = of === '' ? [] : of.split('/')
      const isInside = steps.every((step, at) => place[at] === step)
      const value = part && isInside ? valueAt(part.value, place.slice(steps.length)) : undefined
      return value === undefined ? [] : [value]
    })
    return found
  }

/** Returns a part with pending changes applied, without those that do not fit it. */
export function withChanges<Value>(
  value: Value,
  place: DocumentPlace,
  changes: readonly (readonly Operation[])[],
): Value {
  const isInside = (at: DocumentPlace): boolean =>
    at.length > place.length && place.every((step, position) => at[position] === step)
  return changes.reduce<Value>((before, operations) => {
    const inside = operations
      .filter((operation) => isInside(operation.place))
      .map((operation) => ({ ...operation, place: operation.place.slice(place.length) }))
    const applied = applyOperations(before as Value & Thing, inside)
    return applied.ok ? applied.document : before
  }, value)
}

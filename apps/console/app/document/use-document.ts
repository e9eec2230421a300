import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/api.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { changeKey, documentQuery, withChanges, type DocumentPart } from './document-query.ts'

/** Part as read, with the type of the value at its place. */
export type ReadPart<Value> = Omit<DocumentPart, 'value'> & { readonly value: Value }

/**
 * Reads a part of the branch's document by its place, with pending changes applied. Its type is
 * that of the tenant's file at that place, which the server checked. The page keeps it fresh by
 * `useDocumentNews`.
 */
export function useDocument<Value>(place: DocumentPlace): ViewedQuery<ReadPart<Value>> {
  const { branchId } = useWorkplace().contact
  const where = place.join('/')
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery(
    documentQuery(useApi(), branchId, place),
  )
  const changes = useMutationState({
    filters: { mutationKey: changeKey(branchId), status: 'pending' },
    select: ({ state }) => (state.variables as { readonly operations: readonly Operation[] }).operations,
  })
  const shown = useMemo(
    () =>
      data && {
        ...data,
        value: withChanges(data.value as Value, where === '' ? [] : where.split('/'), changes),
      },
    [data, where, changes],
  )
  return { data: shown, error, isPending, isFetchedAfterMount, refetch }
}

import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWorkplace } from '../workplace/contact-context.ts'
import { changeKey } from './document-query.ts'

/** The revisions that a part was read at, before and now. */
type Heard = { readonly before: number; readonly now: number }

/**
 * Whether a place of a part was changed on this page between two readings, by something beside the
 * form that is about the part: who answers for a holiday is not told that somebody changed the
 * days.
 */
export function useOwnChanges(part: DocumentPlace): (name: string, heard: Heard) => boolean {
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const around = part.join('/')
  return useCallback(
    (name, { before, now }) => {
      const place = around === '' ? name : `${around}/${name}`
      const asked = queries.getMutationCache().findAll({ mutationKey: changeKey(branchId) })
      return asked
        .filter(({ state: { status, data } }) => {
          // Pages are refreshed before a change counts as made.
          if (status !== 'success') return status === 'pending'
          const { revision } = data as { readonly revision: number | null }
          return revision !== null && before < revision && revision <= now
        })
        .flatMap(({ state }) => (state.variables as { operations: readonly Operation[] }).operations)
        .map((one) => one.place.join('/'))
        .some((changed) => isWithin(place, changed) || isWithin(changed, place))
    },
    [queries, branchId, around],
  )
}

const isWithin = (place: string, outer: string): boolean => place === outer || place.startsWith(`${outer}/`)

import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { CASE_ACTION_DONE, caseCopy } from '@mostrador/copy/case'
import { consoleCopy } from '@mostrador/copy/console'
import type { CaseAction, CaseStatus } from '@mostrador/domain/case/case-status'
import { useToast } from '@mostrador/ui/use-toast'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'

/** Query for a branch contact's cases in one state, newest first, by pages. */
export const casesQuery = (api: Client, contactId: string, status: CaseStatus) =>
  infiniteQueryOptions({
    queryKey: ['cases', contactId, status],
    queryFn: ({ pageParam: before }) =>
      answerOf(api.listCases({ params: { id: contactId }, query: { status, before } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cases, more }) => (more ? cases.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ cases }) => cases),
  })

/** Reads the cases of a state. */
export const useCases = (contactId: string, status: CaseStatus) =>
  useInfiniteQuery(casesQuery(useApi(), contactId, status))

type Change = { readonly id: string; readonly action: CaseAction }

/** Advances a case and tells the result; pending until the changed lists are read again. */
export function useAdvanceCase(contactId: string) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, action }: Change) =>
      answerOf(api.changeCaseStatus({ params: { id }, body: { action } })),
    onSuccess: (_, { action }) => toast({ text: CASE_ACTION_DONE[action], tone: 'positive' }),
    onError: (problem) => toast({ text: whyNot(problem), tone: 'danger' }),
    onSettled: () =>
      Promise.all([
        refreshQueries(queries, ['cases', contactId]),
        refreshQueries(queries, ['board', contactId]),
      ]),
  })
}

const whyNot = ({ status, code }: Problem): string => {
  if (status === 0) return consoleCopy.noConnection
  return code === 'case-already-changed' ? caseCopy.alreadyChanged : caseCopy.actionFailed
}

import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { teamCopy } from '@mostrador/copy/team'
import { useToast } from '@mostrador/ui/use-toast'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Query for the team around a branch contact. */
export const teamQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['team', contactId],
    queryFn: () => answerOf(api.getTeam({ params: { id: contactId } })),
  })

/** Sends a change of the team and tells the result; pending until the team is read again. */
export function useTeamChange<Change, Data>(
  send: (api: Client, change: Change) => Parameters<typeof answerOf<Data>>[0],
  { done, said = teamCopy.saved }: { readonly done?: () => void; readonly said?: string } = {},
) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { contact } = useWorkplace()
  return useMutation({
    mutationFn: (change: Change) => answerOf(send(api, change)),
    onSuccess: () => {
      toast({ text: said, tone: 'positive' })
      done?.()
    },
    onError: (problem: Problem) =>
      toast({ text: problem.errors?.[0]?.message ?? sentenceOf(problem), tone: 'danger' }),
    onSettled: () =>
      Promise.all([
        refreshQueries(queries, ['team', contact.id]),
        refreshQueries(queries, ['revisions', contact.branchId]),
      ]),
  })
}

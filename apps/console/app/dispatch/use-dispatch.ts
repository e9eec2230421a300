import type { Client, Result } from '@mostrador/contract/client'
import type { Dispatch } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { liveEvents } from '@mostrador/domain/realtime/channel-names'
import { useToast } from '@mostrador/ui/use-toast'
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useLive, type Heard } from '../workplace/use-live.ts'

const OF_DISPATCH: Heard = { of: 'dispatch', event: liveEvents.dispatchUpdated }

/** Riders move without an event: positions are polled at this interval while the page is seen. */
const POSITIONS_MS = 10_000
const UNSEEN_MS = 60_000

export type LiveDispatch = {
  readonly query: UseQueryResult<Dispatch>
  /** Makes a call, tells the result, reads the page again; returns whether it succeeded. */
  readonly run: (call: () => Promise<Result<unknown>>, said?: string) => Promise<boolean>
}

const dispatchQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['dispatch', contactId],
    queryFn: () => answerOf(api.getDispatch({ params: { id: contactId } })),
    refetchInterval: () => (document.visibilityState === 'visible' ? POSITIONS_MS : UNSEEN_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })

type Task = { readonly call: () => Promise<Result<unknown>>; readonly said?: string | undefined }

/** Loads the dispatch page of a branch contact, and keeps it fresh by channel and polling. */
export function useDispatch(contactId: string): LiveDispatch {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const refresh = useCallback(() => refreshQueries(queries, ['dispatch', contactId]), [queries, contactId])
  useLive(contactId, refresh, OF_DISPATCH)

  const { mutateAsync } = useMutation({
    mutationFn: ({ call }: Task) => answerOf(call()),
    onSuccess: (_, { said }) => said && toast({ text: said, tone: 'positive' }),
    onError: (problem) => toast({ text: whyRefused(problem) || dispatchCopy.failed, tone: 'danger' }),
    onSettled: refresh,
  })
  const run = useCallback<LiveDispatch['run']>(
    (call, said) =>
      mutateAsync({ call, said }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )

  return { query: useQuery(dispatchQuery(api, contactId)), run }
}

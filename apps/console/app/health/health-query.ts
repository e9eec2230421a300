import type { Client } from '@mostrador/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'

/** What fails here lasts for days: nobody needs to know it within the minute. */
const ASKED_AGAIN_MS = 10 * 60_000

/** What fails at a local without a diner telling it. */
export const healthQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['health', contactId],
    queryFn: () => answerOf(api.getHealth({ params: { id: contactId } })),
    refetchInterval: ASKED_AGAIN_MS,
    staleTime: ASKED_AGAIN_MS / 2,
  })

import type { Client } from '@mostrador/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'

/** Failures here last for days, so minutes of delay do no harm. */
const ASKED_AGAIN_MS = 10 * 60_000

/** Query for the failures of a branch contact that no diner tells of. */
export const healthQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['health', contactId],
    queryFn: () => answerOf(api.getHealth({ params: { id: contactId } })),
    refetchInterval: ASKED_AGAIN_MS,
    staleTime: ASKED_AGAIN_MS / 2,
  })

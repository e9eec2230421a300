import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { useToast } from '@mostrador/ui/use-toast'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useLive } from '../workplace/use-live.ts'

/** Refreshed often, since awaited transfers expire by the minute and diners announce theirs. */
const LOOKED_AFTER_MS = 20_000

const transfersQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['transfers', contactId],
    queryFn: () => answerOf(api.listTransfers({ params: { id: contactId } })),
    refetchInterval: LOOKED_AFTER_MS,
  })

/** Reads this branch contact's transfers, again with each event of its board. */
export function useTransfers() {
  const { id } = useWorkplace().contact
  const queries = useQueryClient()
  useLive(id, () => refreshQueries(queries, ['transfers', id]))
  return useQuery(transfersQuery(useApi(), id))
}

export type TransferChange =
  | { readonly kind: 'confirm'; readonly orderId: string; readonly reason: string }
  | { readonly kind: 'return'; readonly orderId: string }
  | {
      readonly kind: 'settle'
      readonly movementId: string
      readonly orderId: string | null
      readonly seen: string | null
      readonly aside?: boolean
    }

function send(api: Client, id: string, change: TransferChange) {
  const { kind } = change
  if (kind === 'confirm') {
    const { orderId, reason } = change
    return answerOf<TransfersWire | null>(api.confirmTransfer({ params: { id, orderId }, body: { reason } }))
  }
  if (kind === 'return')
    return answerOf<TransfersWire | null>(api.returnTransfer({ params: { id, orderId: change.orderId } }))
  const { movementId, orderId, seen, aside = false } = change
  return answerOf<TransfersWire | null>(
    api.settleMovement({ params: { id, movementId }, body: { orderId, seen, aside } }),
  )
}

const saidOf = (change: TransferChange): string => {
  if (change.kind === 'confirm') return copy.confirmed
  if (change.kind === 'return') return copy.returnedDone
  if (change.orderId !== null) return copy.matched
  return change.seen === null ? copy.asideDone : copy.takenBack
}

/** Makes a change of the transfers and tells the result. */
export function useTransferChange() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation<TransfersWire | null, Problem, TransferChange>({
    mutationFn: (change) => send(api, id, change),
    onSuccess: (_, change) => toast({ text: saidOf(change), tone: 'positive' }),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: () =>
      Promise.all([refreshQueries(queries, ['transfers', id]), refreshQueries(queries, ['board', id])]),
  })
}

import type { Client } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { SalesDays } from '@mostrador/contract/sales/sales-endpoints'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { refreshQueries, updateCached } from '../api/query-cache.ts'
import { withOrder } from './pending-action.ts'

/** Orders in progress of a branch contact, with the number of its open cases. */
export type BoardAnswer = Omit<Answer<Endpoints['listBoard']>, 'orders'> & {
  readonly orders: readonly ConsoleOrder[]
}

/** Query for the orders in progress. A change of them refreshes the lists beside them. */
export const boardQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['board', contactId],
    queryFn: async ({ client, queryKey }) => {
      const now = await answerOf(api.listBoard({ params: { id: contactId } }))
      tellOthers(client, { contactId, before: client.getQueryData<BoardAnswer>(queryKey), now })
      return now
    },
  })

export type FinishedPeriod = SalesDays | 'ALL'

export type FinishedWanted = { readonly period: FinishedPeriod; readonly search: string }

/** Query for the finished orders of a period that match a search, newest first, by pages. */
export const finishedQuery = (api: Client, contactId: string, { period, search }: FinishedWanted) =>
  infiniteQueryOptions({
    queryKey: ['finished', contactId, period, search],
    queryFn: ({ pageParam: before }) =>
      answerOf(
        api.listBoard({
          params: { id: contactId },
          query: { scope: 'finished', before, search, days: period === 'ALL' ? undefined : period },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  })

/** Query for an order by id. */
export const orderQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => answerOf(api.getConsoleOrder({ params: { id } })),
  })

type News = {
  readonly contactId: string
  readonly before: BoardAnswer | undefined
  readonly now: BoardAnswer
}

const idsOf = ({ orders }: BoardAnswer): string => orders.map(({ id }) => id).join()

/** Refreshes other lists: orders may be finished, and refunds may have ended. */
function tellOthers(queries: QueryClient, { contactId, before, now }: News): void {
  const { cases } = now
  if (before?.cases?.open !== cases?.open || before?.cases?.inProgress !== cases?.inProgress)
    void refreshQueries(queries, ['cases', contactId])
  if (!before || idsOf(before) !== idsOf(now) || isRefunding(queries, contactId)) {
    void refreshQueries(queries, ['finished', contactId])
    void refreshQueries(queries, ['sales', contactId])
  }
  // Orders that left the board have changed, and refunds may have ended.
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: ['order'], type: 'active' })) {
    if (!now.orders.some(({ id }) => id === queryKey[1])) void refreshQueries(queries, queryKey)
  }
}

function isRefunding(queries: QueryClient, contactId: string): boolean {
  const known = queries.getQueriesData<InfiniteData<BoardAnswer>>({ queryKey: ['finished', contactId] })
  const pages = known.flatMap(([, list]) => list?.pages ?? [])
  return pages.some(({ orders }) => orders.some(({ refund }) => refund === 'UNDER_WAY' || refund === 'OWED'))
}

/** Action on an order; a cancellation has a reason, and who wished it. */
export type OrderChange = {
  readonly id: string
  readonly action: OrderAction
  readonly reason?: string
  readonly wish?: CancelWish
}

/** Mutation key of unanswered actions. */
export const advanceKey = (contactId: string) => ['advance', contactId]

/**
 * Changes an order. While pending the board shows it as done (`withPending`); the cache changes
 * with the answer alone, so that a refusal needs no rollback.
 */
export const advanceMutation = (api: Client, queries: QueryClient, contactId: string) =>
  mutationOptions({
    mutationKey: advanceKey(contactId),
    mutationFn: ({ id, action, reason, wish }: OrderChange) =>
      answerOf(api.changeOrderStatus({ params: { id }, body: { action, reason, wish } })),
    ...keepsOrder(queries, contactId),
  })

/** Calls `listener` with each order that this device accepts, as answered; returns how to stop. */
export const listenToAccepted = (
  queries: QueryClient,
  contactId: string,
  listener: (order: ConsoleOrder) => void,
): (() => void) =>
  queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { options, state } = event.mutation
    const change = state.variables as OrderChange | undefined
    const isOurs = options.mutationKey?.join() === advanceKey(contactId).join()
    if (isOurs && change?.action === 'accept') listener(state.data as ConsoleOrder)
  })

/** Promises an order later: one press, with the promise that was shown. */
export const delayMutation = (api: Client, queries: QueryClient, contactId: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: { id: string; key: string; seen: string | null }) =>
      answerOf(api.delayOrder({ params: { id }, body })),
    ...keepsOrder(queries, contactId),
  })

/** Replaces an order in the caches by the server's answer. */
const keepsOrder = (queries: QueryClient, contactId: string) => ({
  onSuccess: async (order: ConsoleOrder) => {
    await updateCached<BoardAnswer>(queries, ['board', contactId], (board) => ({
      ...board,
      orders: withOrder(board.orders, order),
    }))
    await updateCached<ConsoleOrder>(queries, ['order', order.id], () => order)
  },
  onSettled: () => void refreshQueries(queries, ['board', contactId]),
})

import type { Client } from '@mostrador/contract/client'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { refreshQueries, updateCached } from '../api/query-cache.ts'
import { withOrder } from './pending-action.ts'

/** The orders in progress of a branch contact, and how many of its cases are not closed. */
export type BoardAnswer = Omit<Answer<Endpoints['listBoard']>, 'orders'> & {
  readonly orders: readonly ConsoleOrder[]
}

/** The orders in progress. A change in them makes the lists beside it out of date. */
export const boardQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['board', contactId],
    queryFn: async ({ client, queryKey }) => {
      const now = await answerOf(api.listBoard({ params: { id: contactId } }))
      tellOthers(client, { contactId, before: client.getQueryData<BoardAnswer>(queryKey), now })
      return now
    },
  })

/** The finished orders of a branch contact, newest first, as many pages as were asked for. */
export const finishedQuery = (api: Client, contactId: string) =>
  infiniteQueryOptions({
    queryKey: ['finished', contactId],
    queryFn: ({ pageParam: before }) =>
      answerOf(api.listBoard({ params: { id: contactId }, query: { scope: 'finished', before } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ orders, more }) => (more ? orders.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  })

/** One order, by its id. */
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

/**
 * When other orders stand on the board one of them may have been finished; while money goes back,
 * it may be there.
 */
function tellOthers(queries: QueryClient, { contactId, before, now }: News): void {
  const { cases } = now
  if (before?.cases?.open !== cases?.open || before?.cases?.inProgress !== cases?.inProgress)
    void refreshQueries(queries, ['cases', contactId])
  if (!before || idsOf(before) !== idsOf(now) || isRefunding(queries, contactId))
    void refreshQueries(queries, ['finished', contactId])
  // What an order became that left the board, and whether what was paid is back.
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: ['order'], type: 'active' })) {
    if (!now.orders.some(({ id }) => id === queryKey[1])) void refreshQueries(queries, queryKey)
  }
}

function isRefunding(queries: QueryClient, contactId: string): boolean {
  const known = queries.getQueryData<InfiniteData<BoardAnswer>>(['finished', contactId])
  return known?.pages.some(({ orders }) => orders.some(({ refund }) => refund === 'UNDER_WAY')) ?? false
}

/** One thing to do to an order; a cancel says why, and by whose wish. */
export type OrderChange = {
  readonly id: string
  readonly action: OrderAction
  readonly reason?: string
  readonly wish?: CancelWish
}

/** Under this key stands what was asked of the server and not answered yet. */
export const advanceKey = (contactId: string) => ['advance', contactId]

/**
 * Does one thing to an order. While it is on its way the board shows it as done (`withPending`);
 * what is kept changes with the answer alone, so that nothing has to be taken back when the server
 * refuses.
 */
export const advanceMutation = (api: Client, queries: QueryClient, contactId: string) =>
  mutationOptions({
    mutationKey: advanceKey(contactId),
    mutationFn: ({ id, action, reason, wish }: OrderChange) =>
      answerOf(api.changeOrderStatus({ params: { id }, body: { action, reason, wish } })),
    onSuccess: async (order) => {
      await updateCached<BoardAnswer>(queries, ['board', contactId], (board) => ({
        ...board,
        orders: withOrder(board.orders, order),
      }))
      await updateCached<ConsoleOrder>(queries, ['order', order.id], () => order)
    },
    onSettled: () => void refreshQueries(queries, ['board', contactId]),
  })

import type { Problem } from '@mostrador/contract/problem'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { liveEvents } from '@mostrador/domain/realtime/channel-names'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo } from 'react'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { advanceKey, boardQuery, type BoardAnswer, type OrderChange } from './board-query.ts'
import { withPending } from './pending-action.ts'
import { OF_DOCUMENT, useLive, type Heard } from './use-live.ts'
import type { LiveState } from '@mostrador/live/listen'

/** Milliseconds between readings: while the channel is down, and in case an event is lost. */
const REFRESH_DOWN_MS = 10_000
const REFRESH_LIVE_MS = 60_000

/** Events of the board, and of the document, which carries interruptions, on one connection. */
const OF_BOARD: Heard = { of: 'board', event: [liveEvents.boardUpdated, liveEvents.documentUpdated] }

export type Board = {
  /** The query's answer with pending actions applied. */
  readonly query: ViewedQuery<BoardAnswer>
  /** Undefined until known. */
  readonly orders: readonly ConsoleOrder[] | undefined
  /** Reason of a failed refresh, after which the orders may be stale. */
  readonly problem: Problem | null
  readonly live: LiveState
  readonly isPending: (id: string) => boolean
}

/** Loads the board and keeps it fresh by channel or polling; nothing without permission. */
export function useBoard(contactId: string, isSeen: boolean): Board {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useCallback(() => {
    for (const key of ['board', 'interruptions']) void refreshQueries(queries, [key, contactId])
  }, [queries, contactId])
  const live = useLive(contactId, refresh, isSeen ? OF_BOARD : OF_DOCUMENT)
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    ...boardQuery(api, contactId),
    enabled: isSeen,
    refetchInterval: ({ state }) => (live === 'live' && !state.error ? REFRESH_LIVE_MS : REFRESH_DOWN_MS),
    refetchIntervalInBackground: true,
    // A sleeping tablet misses events.
    refetchOnWindowFocus: 'always',
  })
  const changes = useMutationState({
    filters: { mutationKey: advanceKey(contactId), status: 'pending' },
    select: ({ state }) => state.variables as OrderChange,
  })
  const pending = useMemo(() => new Map(changes.map(({ id, action }) => [id, action])), [changes])
  const shown = useMemo(() => data && { ...data, orders: withPending(data.orders, pending) }, [data, pending])
  return {
    query: { data: shown, error, isPending, isFetchedAfterMount, refetch },
    orders: shown?.orders,
    problem: error,
    live,
    isPending: (id) => pending.has(id),
  }
}

/** Board of the workplace; `ContactLayout` provides it, so that it goes on under other pages. */
export const BoardContext = createContext<Board | null>(null)

/**
 * Returns the board of the workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplaceBoard(): Board {
  const board = use(BoardContext)
  if (!board) throw new Error('useWorkplaceBoard needs a <BoardContext> around the page')
  return board
}

import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import { createContext, use, useCallback, useMemo, useState } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { withOrder, withPending } from './pending-action.ts'
import type { PendingActions } from './pending-action.ts'
import { useLive } from './use-live.ts'
import type { LiveState } from './connect-board.ts'

/** One thing to do to an order; a cancel says why, and by whose wish. */
export type OrderChange = {
  readonly id: string
  readonly action: OrderAction
  readonly reason?: string
  readonly wish?: CancelWish
}

/** The orders in progress of a branch contact, kept up to date by themselves. */
export type Board = {
  /** `undefined` until they are known; orders on their way already stand where they go. */
  readonly orders: readonly ConsoleOrder[] | undefined
  /** Whether there are older ones than the newest five hundred, which are shown. */
  readonly more: boolean
  /** How many cases of the branch contact wait, and how many somebody is looking after. */
  readonly cases: { readonly open: number; readonly inProgress: number } | null
  /** Why the last refresh failed; what is shown may be old. */
  readonly problem: Problem | undefined
  readonly live: LiveState
  readonly reload: () => Promise<void>
  readonly isPending: (id: string) => boolean
  /** Does it at once on the screen, and takes it back when the server refuses. */
  readonly advance: (change: OrderChange) => Promise<Result<ConsoleOrder>>
}

/** Loads the board and keeps it: by the channel, or every few seconds while that is down. */
export function useBoard(contactId: string): Board {
  const api = useApi()
  const [pending, setPending] = useState<PendingActions>(new Map())
  const load = useCallback(() => api.listBoard({ params: { id: contactId } }), [api, contactId])
  const { data, problem, reload, change } = useLoad(load)
  const refresh = useCallback(() => void reload(), [reload])
  const live = useLive(contactId, refresh)

  const advance = useCallback(
    async ({ id, action, reason, wish }: OrderChange) => {
      setPending((before) => new Map(before).set(id, action))
      const result = await api.changeOrderStatus({ params: { id }, body: { action, reason, wish } })
      if (result.ok) change((board) => ({ ...board, orders: withOrder(board.orders, result.data) }))
      setPending((before) => new Map([...before].filter(([one]) => one !== id)))
      refresh()
      return result
    },
    [api, change, refresh],
  )

  const orders = useMemo(() => data && withPending(data.orders, pending), [data, pending])
  const isPending = useCallback((id: string) => pending.has(id), [pending])
  const { more = false, cases = null } = data ?? {}
  return { orders, more, cases, problem, live, reload, isPending, advance }
}

/** The board of the workplace; `ContactLayout` fills it, so that it goes on while one looks at the menu. */
export const BoardContext = createContext<Board | null>(null)

/**
 * The board of the workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplaceBoard(): Board {
  const board = use(BoardContext)
  if (!board) throw new Error('useWorkplaceBoard needs a <BoardContext> around the page')
  return board
}

import type { Problem } from '@mostrador/contract/problem'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useCallback, useEffect } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplaceBoard } from '../board/use-board.ts'

/** An order by its id: as the board has it while it is in progress, else as the server answers. */
export function useOrder(id: string): {
  readonly order: ConsoleOrder | undefined
  readonly problem: Problem | undefined
  readonly reload: () => Promise<void>
} {
  const api = useApi()
  const { orders } = useWorkplaceBoard()
  const onBoard = orders?.find((order) => order.id === id)
  const load = useCallback(() => api.getConsoleOrder({ params: { id } }), [api, id])
  const { data, problem, reload } = useLoad(load)

  // When it leaves the board, because it was finished here or by somebody else, what it became is asked for, and
  // again whenever the board hears of something: what was paid may be on its way back.
  const news = onBoard ? undefined : orders
  useEffect(() => {
    if (news) void reload()
  }, [news, reload])

  return { order: onBoard ?? data, problem, reload }
}

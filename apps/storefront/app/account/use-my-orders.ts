import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { loadMyOrders, NO_ORDERS } from '../diner/load-my-orders.ts'
import type { MyOrdersKey, OrdersPage } from '../diner/load-my-orders.ts'

/** The orders of a phone page by page, from the newest on. */
export function useMyOrders(key: MyOrdersKey | undefined) {
  const [page, setPage] = useState<OrdersPage>()
  const [isLoading, setIsLoading] = useState(false)
  const turn = useRef(0)
  const { phone, branchContactId } = key ?? { phone: '', branchContactId: '' }

  const load = useCallback(
    async (before: OrdersPage) => {
      turn.current += 1
      const mine = turn.current
      setIsLoading(true)
      const after = await loadMyOrders(browserApi.client, { phone, branchContactId }, before)
      if (mine !== turn.current) return
      setPage(after)
      setIsLoading(false)
    },
    [phone, branchContactId],
  )

  useEffect(() => {
    if (phone === '') return undefined
    void load(NO_ORDERS)
    return () => {
      turn.current += 1
    }
  }, [phone, load])

  return { page, isLoading, loadMore: () => void load(page ?? NO_ORDERS) }
}

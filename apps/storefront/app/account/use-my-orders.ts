import type { HistoryOrder } from '@mostrador/contract/order/order-schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { quietly } from '../layout/quiet.ts'

/** Whose orders, and where. */
export type MyOrdersKey = { readonly phone: string; readonly branchContactId: string }

type Page = { readonly orders: readonly HistoryOrder[]; readonly more: boolean }

const NONE: Page = { orders: [], more: false }

/** The orders of a phone page by page, from the newest on. A failure is quiet: an empty list. Source: 001 §8. */
export function useMyOrders(key: MyOrdersKey | undefined) {
  const [page, setPage] = useState<Page>()
  const [isLoading, setIsLoading] = useState(false)
  const turn = useRef(0)
  const { phone, branchContactId } = key ?? { phone: '', branchContactId: '' }

  const load = useCallback(
    async (before: Page) => {
      turn.current += 1
      const mine = turn.current
      setIsLoading(true)
      const { client } = browserApi
      const query = { phone, branchContactId, offset: before.orders.length }
      const { dinerOrders } = await quietly(client.listOrders({ query }), {
        client,
        failure: 'orders',
        instead: { dinerOrders: { orders: [], more: false } },
        branchContactId,
      })
      if (mine !== turn.current) return
      setPage({ orders: [...before.orders, ...dinerOrders.orders], more: dinerOrders.more })
      setIsLoading(false)
    },
    [phone, branchContactId],
  )

  useEffect(() => {
    if (phone === '') return undefined
    void load(NONE)
    return () => {
      turn.current += 1
    }
  }, [phone, load])

  return { page, isLoading, loadMore: () => void load(page ?? NONE) }
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { Problem } from '@mostrador/contract/problem'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../api/api.ts'
import { joinPages } from './join-pages.ts'

type Known = { readonly orders: readonly ConsoleOrder[]; readonly more: boolean }

/** The finished orders of a branch contact, newest first, as many pages as were asked for. */
export type Finished = {
  readonly known: Known | undefined
  /** Why the last question was not answered. */
  readonly problem: Problem | undefined
  readonly isLoading: boolean
  readonly reload: () => void
  readonly loadMore: () => void
}

/**
 * `board` is what is in progress: when other orders stand there, one of them may have been finished. While money goes
 * back, whatever the board hears may be that it arrived.
 */
export function useFinished(contactId: string, board: readonly ConsoleOrder[] | undefined): Finished {
  const api = useApi()
  const [known, setKnown] = useState<Known>()
  const [problem, setProblem] = useState<Problem>()
  const [isLoading, setLoading] = useState(false)
  const seen = useRef<unknown>(undefined)

  const load = useCallback(
    async (before?: string): Promise<void> => {
      setLoading(true)
      const page = await api.listBoard({ params: { id: contactId }, query: { scope: 'finished', before } })
      setLoading(false)
      setProblem(page.ok ? undefined : page.problem)
      if (!page.ok) return
      const { orders, more } = page.data
      setKnown((old) => ({
        orders: joinPages(old?.orders ?? [], orders),
        // Only the last page knows whether there is another one.
        more: old && before === undefined ? old.more : more,
      }))
    },
    [api, contactId],
  )

  const isRefunding = known?.orders.some(({ refund }) => refund === 'UNDER_WAY') ?? false
  const news = isRefunding ? board : board?.map(({ id }) => id).join()
  useEffect(() => {
    if (seen.current !== undefined && seen.current === news) return
    seen.current = news
    void load()
  }, [load, news])

  const last = known?.orders.at(-1)?.id
  return { known, problem, isLoading, reload: () => void load(), loadMore: () => void load(last) }
}

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

/** `inProgress` names the orders on the board: when it changes, one of them may have been finished. */
export function useFinished(contactId: string, inProgress: string | undefined): Finished {
  const api = useApi()
  const [known, setKnown] = useState<Known>()
  const [problem, setProblem] = useState<Problem>()
  const [isLoading, setLoading] = useState(false)
  const seen = useRef<string | undefined>(undefined)

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

  useEffect(() => {
    if (seen.current !== undefined && seen.current === inProgress) return
    seen.current = inProgress
    void load()
  }, [load, inProgress])

  const last = known?.orders.at(-1)?.id
  return { known, problem, isLoading, reload: () => void load(), loadMore: () => void load(last) }
}

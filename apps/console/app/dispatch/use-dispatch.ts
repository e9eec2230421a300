import type { Result } from '@mostrador/contract/client'
import type { Dispatch } from '@mostrador/contract/dispatch/dispatch-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { liveEvents } from '@mostrador/domain/realtime/channel-names'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useLive } from '../board/use-live.ts'

/** Riders move without a word of the channel: their places are asked for so often. */
const POSITIONS_MS = 10_000

/** What is open and who carries it, kept up to date by itself. */
export type LiveDispatch = {
  readonly dispatch: Dispatch | undefined
  readonly problem: Problem | undefined
  readonly reload: () => Promise<void>
  /** Does something and says how it went; whether it did. What is shown is loaded anew either way. */
  readonly run: (call: () => Promise<Result<unknown>>, said?: string) => Promise<boolean>
}

/** Loads the dispatch page of a branch contact and keeps it, by the channel and by asking again. */
export function useDispatch(contactId: string): LiveDispatch {
  const api = useApi()
  const toast = useToast()
  const load = useCallback(() => api.getDispatch({ params: { id: contactId } }), [api, contactId])
  const { data, problem, reload } = useLoad(load)
  const refresh = useCallback(() => void reload(), [reload])
  useLive(contactId, refresh, liveEvents.dispatchUpdated)

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, POSITIONS_MS)
    return () => clearInterval(timer)
  }, [refresh])

  const run = useCallback<LiveDispatch['run']>(
    async (call, said) => {
      const result = await call()
      if (!result.ok) toast({ text: result.problem.detail ?? dispatchCopy.failed, tone: 'danger' })
      else if (said) toast({ text: said, tone: 'positive' })
      await reload()
      return result.ok
    },
    [reload, toast],
  )

  return { dispatch: data, problem, reload, run }
}

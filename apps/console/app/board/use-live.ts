import { liveEvents, type LiveEvent } from '@mostrador/domain/realtime/channel-names'
import { useEffect, useState } from 'react'
import { useApi } from '../api/api.ts'
import { connectBoard } from './connect-board.ts'
import type { LiveState } from './connect-board.ts'

/** While the channel is down, and as a belt beside its braces while it is up. */
const REFRESH_DOWN_MS = 10_000
const REFRESH_LIVE_MS = 60_000

/** Calls `refresh` whenever the board of a branch contact tells an event, and says by which way it hears of it. */
export function useLive(
  contactId: string,
  refresh: () => void,
  event: LiveEvent = liveEvents.boardUpdated,
): LiveState {
  const api = useApi()
  const [state, setState] = useState<LiveState>('connecting')

  useEffect(
    () => connectBoard({ api, contactId, event, onState: setState, onChange: refresh }),
    [api, contactId, refresh, event],
  )

  useEffect(() => {
    const timer = setInterval(refresh, state === 'live' ? REFRESH_LIVE_MS : REFRESH_DOWN_MS)
    return () => clearInterval(timer)
  }, [state, refresh])

  useEffect(() => {
    // A tablet that was asleep has heard nothing.
    const wake = (): void => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    }
  }, [refresh])

  return state
}

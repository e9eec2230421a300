import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { useChannel } from '../frame/use-channel.ts'
import { askTracking } from './ask-tracking.ts'
import type { KnownTracking } from './ask-tracking.ts'
import type { TrackingInfo } from './tracking-info.ts'

/** How often the delivery is asked for while nothing arrives by itself. */
const FALLBACK_MS = 10_000

/** How long after the subscription the event is listened to, in milliseconds. Source: 001 §9, real-time subscription delay. */
const BIND_DELAY_MS = 1000

/** Initial until the first answer, and again while it is refreshed. Source: 001 §4 Tracking load. */
type Load = KnownTracking & { readonly status: 'initial' | 'loaded' }

/** The delivery as it was last heard of, and how to ask again. An answer that was overtaken by a later one is dropped. */
function useTrackingNow(alias: string, orderCode: string) {
  const [load, setLoad] = useState<Load>({ status: 'initial' })
  const turn = useRef(0)

  const replace = useCallback((info: TrackingInfo) => {
    turn.current += 1
    setLoad({ status: 'loaded', info })
  }, [])

  const fetchInfo = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const { info } = await askTracking(browserApi.client, { alias, orderCode, isRefresh: mine > 1 })
    // Where nothing came, what is known stays on the screen.
    if (info && mine === turn.current) replace(info)
  }, [alias, orderCode, replace])

  const refresh = useCallback(() => {
    setLoad(({ info }) => ({ status: 'initial', ...(info && { info }) }))
    return fetchInfo()
  }, [fetchInfo])

  useEffect(() => void fetchInfo(), [fetchInfo])
  return { ...load, replace, fetchInfo, refresh }
}

/** How the channel of a delivery is listened to: its event a second after the subscription. Source: 001 §4 Tracking load. */
export const trackingHeard = (id: string) => ({
  channel: trackingChannel(id),
  event: liveEvents.trackingUpdated,
  bindAfterMs: BIND_DELAY_MS,
})

type Channel = {
  readonly id: string | undefined
  readonly onInfo: (info: TrackingInfo) => void
  readonly onGap: () => Promise<void>
}

/** Keeps the channel of the delivery open once its data is there; answers whether updates arrive by themselves. */
function useTrackingChannel({ id = '', onInfo, onGap }: Channel): boolean {
  const onChange = useCallback(
    (told: TrackingInfo | undefined) => (told ? onInfo(told) : onGap()),
    [onInfo, onGap],
  )
  const heard = trackingHeard(id)
  return useChannel({ ...heard, channel: id ? heard.channel : undefined, onChange }) === 'live'
}

/** Asks by a timer while nothing arrives by itself, and whenever the page comes back into view or the network does. */
function useTrackingFallback(isNeeded: boolean, fetchInfo: () => Promise<void>): void {
  useEffect(() => {
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void fetchInfo()
    }
    const timer = isNeeded ? setInterval(askWhenSeen, FALLBACK_MS) : undefined
    document.addEventListener('visibilitychange', askWhenSeen)
    window.addEventListener('online', askWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askWhenSeen)
      window.removeEventListener('online', askWhenSeen)
    }
  }, [isNeeded, fetchInfo])
}

/** A delivery that moves by itself: by its channel, by a timer while that is down. Source: 001 §4 Tracking load. */
export function useTracking(alias: string, orderCode: string) {
  const { status, info, replace, fetchInfo, refresh } = useTrackingNow(alias, orderCode)
  const isLive = useTrackingChannel({ id: info?.id, onInfo: replace, onGap: fetchInfo })
  // A refresh that failed is tried again, whatever arrives by itself: until then the page shows that it waits.
  useTrackingFallback(!isLive || status === 'initial', fetchInfo)
  return { status, info, isLive, refresh }
}

import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { useCallback, useState } from 'react'
import { browserApi } from '../api.ts'
import { useChannel } from '../frame/use-channel.ts'
import { askTracking } from './ask-tracking.ts'
import type { TrackingInfo } from './tracking-info.ts'

/** How often the delivery is asked for while nothing arrives by itself. */
const FALLBACK_MS = 10_000

/**
 * How long after the subscription the event is listened to, in milliseconds. Source: 001 §9,
 * real-time subscription delay.
 */
const BIND_DELAY_MS = 1000

/**
 * The delivery as it was last heard of, and how to ask again. Where nothing came, what is known
 * stays on the screen. Initial until the first answer, and again while it is refreshed. Source: 001
 * §4 Tracking load.
 */
function useTrackingNow(alias: string, orderCode: string) {
  const { answer, again, hear } = useFetched(`${alias}/${orderCode}`, {
    ask: (known: TrackingInfo | undefined) =>
      askTracking(browserApi.client, { alias, orderCode, isRefresh: known !== undefined }),
    take: ({ info }) => info,
  })
  /** What was known when the page was told to refresh. */
  const [before, setBefore] = useState<TrackingInfo>()
  const status = answer === before ? ('initial' as const) : ('loaded' as const)
  function refresh(): Promise<unknown> {
    setBefore(answer)
    return again()
  }
  return { status, info: answer, hear, again, refresh }
}

/**
 * How the channel of a delivery is listened to: its event a second after the subscription. Source:
 * 001 §4 Tracking load.
 */
export const trackingHeard = (id: string) => ({
  channel: trackingChannel(id),
  event: liveEvents.trackingUpdated,
  bindAfterMs: BIND_DELAY_MS,
})

/**
 * A delivery that moves by itself: by its channel, by a timer while that is down. Source: 001 §4
 * Tracking load.
 */
export function useTracking(alias: string, orderCode: string) {
  const { status, info, hear, again, refresh } = useTrackingNow(alias, orderCode)
  const onChange = useCallback(
    (told: TrackingInfo | undefined) => (told ? hear(told) : again()),
    [hear, again],
  )
  const heard = trackingHeard(info?.id ?? '')
  const isLive = useChannel({ ...heard, channel: info && heard.channel, onChange }) === 'live'
  // A failed refresh is tried again, also while events arrive: until then the page shows that it
  // waits.
  usePolling(again, { everyMs: isLive && status === 'loaded' ? undefined : FALLBACK_MS })
  return { status, info, isLive, refresh }
}

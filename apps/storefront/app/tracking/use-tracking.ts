import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import { useChannel } from '../frame/use-channel.ts'
import { askTracking, type KnownTracking } from './ask-tracking.ts'
import type { TrackingInfo } from './tracking-info.ts'

const FALLBACK_MS = 10_000

/** Delay before binding, in milliseconds. Source: 001 §9, real-time subscription delay. */
const BIND_DELAY_MS = 1000

type Followed = KnownTracking & {
  readonly heardAt?: string
  readonly hasFailed: boolean
}

const heardNow = (info: TrackingInfo): Followed => ({
  info,
  heardAt: serverNow().toISOString(),
  hasFailed: false,
})

/** Returns the state after an answer. A link that led to a delivery once is not wrong. */
const after = ({ info, isMissing }: KnownTracking, known: Followed | undefined): Followed =>
  info ? heardNow(info) : { ...known, hasFailed: true, ...(isMissing && !known?.info && { isMissing }) }

/**
 * Keeps the last answer about a delivery, which outlives failures, and reloads it. Initial until
 * the first answer, and during a refresh. Source: 001 §4 Tracking load.
 */
function useTrackingNow(alias: string, orderCode: string) {
  const { answer, isAsking, again, setAnswer } = useFetched(`${alias}/${orderCode}`, {
    ask: (known: Followed | undefined) =>
      askTracking(browserApi.client, { alias, orderCode, isRefresh: known?.info !== undefined }),
    take: after,
  })
  const [before, setBefore] = useState<TrackingInfo>()
  const info = answer?.info
  const isWaiting = info === before && answer?.isMissing !== true
  function refresh(): Promise<unknown> {
    setBefore(info)
    return again()
  }
  const hearInfo = useCallback((told: TrackingInfo) => setAnswer(heardNow(told)), [setAnswer])
  const status = isWaiting ? ('initial' as const) : ('loaded' as const)
  return { ...answer, status, isAsking, hear: hearInfo, again, refresh }
}

/** Returns a delivery's channel, bound a second later. Source: 001 §4 Tracking load. */
export const trackingHeard = (id: string) => ({
  channel: trackingChannel(id),
  event: liveEvents.trackingUpdated,
  bindAfterMs: BIND_DELAY_MS,
})

/**
 * Asks at once when the connection is lost: a dead channel reports it minutes later, and meanwhile
 * old data would look current.
 */
function useWhenLost(again: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = (): void => void again()
    window.addEventListener('offline', ask)
    return () => window.removeEventListener('offline', ask)
  }, [again])
}

/** Follows a delivery by its channel, else by polling. Source: 001 §4 Tracking load. */
export function useTracking(alias: string, orderCode: string) {
  const known = useTrackingNow(alias, orderCode)
  const { status, info, heardAt, hasFailed, isMissing, isAsking, hear, again, refresh } = known
  const onChange = useCallback(
    (told: TrackingInfo | undefined) => (told ? hear(told) : again()),
    [hear, again],
  )
  const heard = trackingHeard(info?.id ?? '')
  const isLive = useChannel({ ...heard, channel: info && heard.channel, onChange }) === 'live'
  // A failed refresh is retried even while events arrive, as the page shows that it waits. A link
  // without a delivery is not polled, but asked about when the page is shown again: the order may
  // be on its way by then.
  const isQuiet = isMissing || (isLive && status === 'loaded' && !hasFailed)
  usePolling(again, { everyMs: isQuiet ? undefined : FALLBACK_MS })
  useWhenLost(again)
  return {
    status,
    info,
    isLive,
    isMissing: isMissing === true,
    isAsking,
    /** Time of the shown answer, after a failure; else undefined. */
    oldSince: hasFailed && info ? heardAt : undefined,
    refresh,
  }
}

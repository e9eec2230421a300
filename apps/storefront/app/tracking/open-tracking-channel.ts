import type { Client } from '@mostrador/contract/client'
import { reportQuietly } from '../layout/quiet.ts'
import { watchTracking } from './watch-tracking.ts'
import type { TrackingWatcher } from './watch-tracking.ts'

/** Which delivery is listened to, and how. */
export type TrackingChannel = {
  /** Undefined before its data is there. */
  readonly id: string | undefined
  readonly client: Pick<Client, 'getRealtime' | 'logDinerError'>
  readonly watch?: typeof watchTracking
}

/**
 * Listens to a delivery once its data is there, where real time is enabled; answers how to leave it. A connection that
 * cannot be made is logged, and nothing arrives by itself then. Source: 001 §4 Tracking load, §8.
 */
export function openTrackingChannel(
  { id, client, watch = watchTracking }: TrackingChannel,
  { onInfo, onLive, onGap }: TrackingWatcher,
): () => void {
  if (id === undefined) return () => undefined
  let stop: (() => void) | undefined
  let isOver = false
  const tellLive = (isLive: boolean): void => {
    if (!isOver) onLive(isLive)
  }
  const connect = async (): Promise<void> => {
    const settings = await client.getRealtime()
    if (isOver || !settings.ok || !settings.data.enabled) return
    const stopWatching = await watch(id, settings.data, { onInfo, onLive: tellLive, onGap })
    if (isOver) stopWatching()
    else stop = stopWatching
  }
  connect().catch((error: unknown) => {
    tellLive(false)
    reportQuietly(client, 'realtime', { payload: String(error) })
  })
  return () => {
    tellLive(false)
    isOver = true
    stop?.()
  }
}

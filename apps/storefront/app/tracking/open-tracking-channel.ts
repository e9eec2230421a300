import type { Client } from '@mostrador/contract/client'
import { openChannel } from '../frame/open-channel.ts'
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
  const leave = openChannel({
    client,
    onLive: (isLive) => onLive(isLive ?? false),
    watch: (settings, tellLive) => watch(id, settings, { onInfo, onLive: tellLive, onGap }),
  })
  return () => {
    onLive(false)
    leave()
  }
}

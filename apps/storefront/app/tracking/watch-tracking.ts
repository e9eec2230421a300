import { connectPush, endPush } from '@mostrador/live/push-connection'
import type { PushConnection, RealtimeSettings } from '@mostrador/live/push-connection'
import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import type { TrackingInfo } from './tracking-info.ts'

/** How long after the subscription the event is listened to. Source: 001 §9, real-time subscription delay. */
export const BIND_DELAY_MS = 1000

/** What a watcher tells: how the delivery stands now, and whether that arrives by itself. */
export type TrackingWatcher = {
  readonly onInfo: (info: TrackingInfo) => void
  /** True once connected, false when disconnected, failed or unavailable; other states say nothing. Source: 001 §4 Tracking load. */
  readonly onLive: (isLive: boolean) => void
  /** What happened before it was listened, or during a gap, was not sent. */
  readonly onGap: () => void
}

const FLAGS = new Map<string, boolean>([
  ['connected', true],
  ['disconnected', false],
  ['failed', false],
  ['unavailable', false],
])

/** Listens to the channel of one delivery; answers how to stop. */
export async function watchTracking(
  id: string,
  settings: RealtimeSettings,
  watcher: TrackingWatcher,
): Promise<() => void> {
  return listenTo(await connectPush(settings), id, watcher)
}

/** Subscribes, listens to the event a second later, and hands on what is heard; answers how to stop. Source: 001 §4 Tracking load. */
export function listenTo(
  pusher: PushConnection,
  id: string,
  { onInfo, onLive, onGap }: TrackingWatcher,
): () => void {
  pusher.connection.bind('state_change', ({ current }) => {
    const flag = FLAGS.get(current)
    if (flag !== undefined) onLive(flag)
  })
  const channel = pusher.subscribe(trackingChannel(id))
  const timer = setTimeout(() => {
    channel.bind(liveEvents.trackingUpdated, onInfo)
    channel.bind('pusher:subscription_succeeded', onGap)
    onGap()
  }, BIND_DELAY_MS)
  return () => {
    clearTimeout(timer)
    endPush(pusher)
  }
}

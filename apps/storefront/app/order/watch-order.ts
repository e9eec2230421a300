import { liveEvents, orderChannel } from '@mostrador/domain/realtime/channel-names'
import { realtimeOptions } from '../layout/realtime-options.ts'
import type { RealtimeSettings } from '../layout/realtime-options.ts'

/** What a watcher tells: that something may have changed, and whether changes arrive by themselves. */
export type OrderWatcher = {
  readonly onChange: () => void
  /** True while changes arrive by themselves, false once they do not, undefined while that is being found out. */
  readonly onLive: (isLive: boolean | undefined) => void
}

/**
 * Listens to the channel of one order. Every subscription counts as a change, the first one too: what
 * happened before it, or during a gap, was not sent. Answers how to stop. The library is fetched here,
 * in the browser only.
 */
export async function watchOrder(
  orderCode: string,
  settings: RealtimeSettings,
  { onChange, onLive }: OrderWatcher,
): Promise<() => void> {
  const { default: Pusher } = await import('pusher-js')
  const pusher = new Pusher(settings.key, realtimeOptions(settings))
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    onLive(current === 'connecting' || current === 'initialized' ? undefined : current === 'connected')
  })
  const channel = pusher.subscribe(orderChannel(orderCode))
  channel.bind('pusher:subscription_succeeded', onChange)
  channel.bind(liveEvents.orderUpdated, onChange)
  return () => pusher.disconnect()
}

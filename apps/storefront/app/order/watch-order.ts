import { liveEvents, orderChannel } from '@mostrador/domain/realtime/channel-names'
import type { Client } from '@mostrador/contract/client'

/** How to connect, as `GET /api/rt` tells it. */
export type RealtimeSettings = Extract<
  Awaited<ReturnType<Client['getRealtime']>>,
  { readonly ok: true }
>['data']

/** What a watcher tells: that something may have changed, and whether changes arrive by themselves. */
export type OrderWatcher = {
  readonly onChange: () => void
  /** True while changes arrive by themselves, false once they do not, undefined while that is being found out. */
  readonly onLive: (isLive: boolean | undefined) => void
}

/** How pusher-js reaches the hosted service, or, without a host, the very server that the page came from. */
function optionsOf({ cluster, host, path }: RealtimeSettings) {
  if (host !== null) return { cluster, disableStats: true }
  return {
    cluster,
    wsHost: location.hostname,
    wsPort: Number(location.port || 80),
    wssPort: Number(location.port || 443),
    wsPath: path,
    forceTLS: location.protocol === 'https:',
    // Else it falls back to a third party's host.
    enabledTransports: ['ws' as const, 'wss' as const],
    disableStats: true,
  }
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
  const pusher = new Pusher(settings.key, optionsOf(settings))
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    onLive(current === 'connecting' || current === 'initialized' ? undefined : current === 'connected')
  })
  const channel = pusher.subscribe(orderChannel(orderCode))
  channel.bind('pusher:subscription_succeeded', onChange)
  channel.bind(liveEvents.orderUpdated, onChange)
  return () => pusher.disconnect()
}

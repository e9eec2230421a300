import type { Client } from '@mostrador/contract/client'

/** How to connect, as `GET /api/rt` tells it. */
export type RealtimeSettings = Extract<
  Awaited<ReturnType<Client['getRealtime']>>,
  { readonly ok: true }
>['data']

/** How pusher-js reaches the hosted service, or, without a host, the very server that the page came from. */
export function realtimeOptions({ cluster, host, path }: RealtimeSettings) {
  if (host !== null) return { cluster, disableStats: true }
  return {
    cluster,
    wsHost: location.hostname,
    wsPort: Number(location.port || 80),
    wssPort: Number(location.port || 443),
    wsPath: path,
    forceTLS: location.protocol === 'https:',
    // With TLS it is "wss". All else falls back to a third party's host or, on a page without TLS, to TLS that
    // nobody answers.
    enabledTransports: ['ws' as const],
    disableStats: true,
  }
}

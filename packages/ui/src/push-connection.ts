import type { Client } from '@mostrador/contract/client'

/** How to connect, as `GET /api/rt` tells it. */
export type RealtimeSettings = Extract<
  Awaited<ReturnType<Client['getRealtime']>>,
  { readonly ok: true }
>['data']

/** Whether a socket may listen to a private channel: the server's signature, or undefined. */
export type AskAuthorization = (socketId: string, channel: string) => Promise<{ auth: string } | undefined>

/** How pusher-js asks for a signature. */
const authorizationBy = (ask: AskAuthorization) => ({
  customHandler: (
    { socketId, channelName }: { readonly socketId: string; readonly channelName: string },
    answer: (error: Error | null, signed: { auth: string } | null) => void,
  ): void => {
    void ask(socketId, channelName).then((signed) =>
      signed ? answer(null, signed) : answer(new Error('not authorized'), null),
    )
  },
})

/** How pusher-js reaches the hosted service, or, without a host, the very server that the page came from. */
export function realtimeOptions({ cluster, host, path }: RealtimeSettings, ask?: AskAuthorization) {
  const common = {
    cluster,
    disableStats: true,
    ...(ask && { channelAuthorization: authorizationBy(ask) }),
  }
  if (host !== null) return common
  return {
    ...common,
    wsHost: location.hostname,
    wsPort: Number(location.port || 80),
    wssPort: Number(location.port || 443),
    wsPath: path,
    forceTLS: location.protocol === 'https:',
    // With TLS it is "wss". All else falls back to a third party's host or, on a page without TLS, to TLS that
    // nobody answers.
    enabledTransports: ['ws' as const],
  }
}

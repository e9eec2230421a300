/** Push service to connect to, as the server tells it; a null `host` is the server of the page. */
export type RealtimeSettings = {
  readonly key: string
  readonly cluster: string
  readonly host: string | null
  readonly path: string
}

/** The server's signature, and for whom it was signed. */
type Signed = { readonly auth: string; readonly channel_data?: string }

/** Whether a socket may listen to a private channel: the server's signature, or undefined. */
export type AskAuthorization = (socketId: string, channel: string) => Promise<Signed | undefined>

/** How pusher-js asks for a signature. */
const authorizationBy = (ask: AskAuthorization) => ({
  customHandler: (
    { socketId, channelName }: { readonly socketId: string; readonly channelName: string },
    answer: (error: Error | null, signed: Signed | null) => void,
  ): void => {
    void ask(socketId, channelName).then((signed) =>
      signed ? answer(null, signed) : answer(new Error('not authorized'), null),
    )
  },
})

/**
 * How pusher-js reaches the hosted service, or, without a host, the very server that the page came
 * from. Source: packages/realtime/README.md.
 */
function optionsOf({ cluster, host, path }: RealtimeSettings, ask?: AskAuthorization) {
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
    // With TLS it is "wss". All else falls back to a third party's host or, on a page without TLS,
    // to TLS that nobody answers.
    enabledTransports: ['ws' as const],
  }
}

/** Connects to the push service. The library is fetched here, in the browser only. */
export async function connectPush(settings: RealtimeSettings, authorize?: AskAuthorization) {
  const { default: Pusher } = await import('pusher-js')
  return new Pusher(settings.key, optionsOf(settings, authorize))
}

/** As much of a connection as is used. */
export type PushConnection = {
  readonly connection: {
    readonly state: string
    readonly bind: (event: string, hear: (change: { readonly current: string }) => void) => unknown
  }
  readonly subscribe: (channel: string) => {
    readonly bind: (event: string, hear: (told: never) => void) => unknown
  }
  readonly disconnect: () => void
}

/**
 * Ends a connection; one that is still being made is ended as soon as it is there, for a browser
 * warns of what was cut before. pusher-js sends a moment after it was told to: what is on its way
 * goes out first, for the same reason.
 */
export function endPush(push: PushConnection): void {
  if (push.connection.state === 'connecting') push.connection.bind('state_change', () => push.disconnect())
  else setTimeout(() => push.disconnect())
}

/** Push service to connect to, as the server tells it; a null `host` is the server of the page. */
export type RealtimeSettings = {
  readonly key: string
  readonly cluster: string
  readonly host: string | null
  readonly path: string
}

/** Signature of the server, with the user it was signed for. */
type Signed = { readonly auth: string; readonly channel_data?: string }

/** Asks for a socket's signature to a private channel; undefined where it is refused. */
export type AskAuthorization = (socketId: string, channel: string) => Promise<Signed | undefined>

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
 * Options of pusher-js for the hosted service, or, without a host, for the server of the page.
 * Source: packages/realtime/README.md.
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
    // With TLS it is "wss". Other transports fall back to a third party's host, or to TLS on a page
    // without it.
    enabledTransports: ['ws' as const],
  }
}

/** Connects to the push service. The library is loaded here, in the browser only. */
export async function connectPush(settings: RealtimeSettings, authorize?: AskAuthorization) {
  const { default: Pusher } = await import('pusher-js')
  return new Pusher(settings.key, optionsOf(settings, authorize))
}

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
 * Ends a connection; one still connecting is ended afterwards, since browsers warn of a cut
 * handshake. pusher-js sends with a delay, so pending messages go out first, for the same reason.
 */
export function endPush(push: PushConnection): void {
  if (push.connection.state === 'connecting') push.connection.bind('state_change', () => push.disconnect())
  else setTimeout(() => push.disconnect())
}

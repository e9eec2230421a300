import type { Client } from '@mostrador/contract/client'
import { boardChannel } from '@mostrador/domain/realtime/channel-names'
import type { Options } from 'pusher-js'
import type { LiveState } from './use-live.ts'

type Connection = {
  readonly api: Client
  readonly contactId: string
  readonly event: string
  readonly onState: (state: LiveState) => void
  readonly onChange: () => void
}

type Settings = {
  readonly cluster: string
  readonly host: string | null
  readonly path: string
}

/** Where to connect: this very server, or hosted Pusher by its cluster. Source: packages/realtime/README.md. */
function optionsOf({ cluster, host, path }: Settings, place: Location): Options {
  const common: Options = {
    cluster,
    forceTLS: place.protocol === 'https:' || host !== null,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: { endpoint: '/api/rt/auth', transport: 'ajax' },
  }
  if (host !== null) return common
  return {
    ...common,
    wsHost: place.hostname,
    wsPort: Number(place.port || 80),
    wssPort: Number(place.port || 443),
    wsPath: path,
  }
}

/** How long to wait before asking again how to connect, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/**
 * Listens to the board of a branch contact; answers how to stop. Every subscription counts as a change, because
 * what happened before it was not sent.
 */
export function connectBoard(connection: Connection): () => void {
  let stopped = false
  let stop = (): void => {}

  async function connect(): Promise<void> {
    const settings = await connection.api.getRealtime()
    if (stopped) return
    if (!settings.ok || !settings.data.enabled) {
      connection.onState('down')
      const again = setTimeout(() => void connect(), ASK_AGAIN_MS)
      stop = () => clearTimeout(again)
      return
    }
    const { default: Pusher } = await import('pusher-js')
    if (stopped) return
    const pusher = new Pusher(settings.data.key, optionsOf(settings.data, location))
    stop = () => pusher.disconnect()
    pusher.connection.bind('state_change', ({ current }: { current: string }) => {
      if (!stopped && current !== 'connected' && current !== 'connecting') connection.onState('down')
    })
    const channel = pusher.subscribe(boardChannel(connection.contactId))
    channel.bind('pusher:subscription_succeeded', () => {
      connection.onState('live')
      connection.onChange()
    })
    channel.bind('pusher:subscription_error', () => connection.onState('down'))
    channel.bind(connection.event, connection.onChange)
  }

  void connect()
  return () => {
    stopped = true
    stop()
  }
}

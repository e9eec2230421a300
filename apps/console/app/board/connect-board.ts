import type { Client } from '@mostrador/contract/client'
import { connectPush, endPush } from '@mostrador/live/push-connection'
import { boardChannel } from '@mostrador/domain/realtime/channel-names'

/** How changes come: by the channel, or by asking again and again; `connecting` is the moment before it is known. */
export type LiveState = 'connecting' | 'live' | 'down'

type Connection = {
  readonly api: Pick<Client, 'getRealtime' | 'authorizeChannel'>
  readonly contactId: string
  readonly event: string
  readonly onState: (state: LiveState) => void
  readonly onChange: () => void
}

/** How long to wait before asking again how to connect, in milliseconds. */
const ASK_AGAIN_MS = 10_000

/** Asks the server how to connect and does; undefined while it says not to, or it cannot be reached. */
async function connectTo(api: Connection['api']) {
  const settings = await api.getRealtime()
  if (!settings.ok || !settings.data.enabled) return undefined
  const asStaff = async (socket_id: string, channel_name: string) => {
    const signed = await api.authorizeChannel({ body: { socket_id, channel_name } })
    return signed.ok ? signed.data : undefined
  }
  // The library is a file of its own; a page that could not fetch it goes on asking for its board.
  return connectPush(settings.data, asStaff).catch(() => undefined)
}

/**
 * Listens to the board of a branch contact; answers how to stop. Every subscription counts as a change, because
 * what happened before it was not sent.
 */
export function connectBoard(connection: Connection): () => void {
  let stopped = false
  let stop = (): void => {}

  async function connect(): Promise<void> {
    const push = await connectTo(connection.api)
    if (stopped) return push && endPush(push)
    if (!push) {
      connection.onState('down')
      const again = setTimeout(() => void connect(), ASK_AGAIN_MS)
      stop = () => clearTimeout(again)
      return
    }
    stop = () => endPush(push)
    const tell = (state: LiveState): void => {
      if (!stopped) connection.onState(state)
    }
    push.connection.bind('state_change', ({ current }: { current: string }) => {
      if (current !== 'connected' && current !== 'connecting') tell('down')
    })
    const channel = push.subscribe(boardChannel(connection.contactId))
    channel.bind('pusher:subscription_succeeded', () => {
      tell('live')
      connection.onChange()
    })
    channel.bind('pusher:subscription_error', () => tell('down'))
    channel.bind(connection.event, connection.onChange)
  }

  void connect()
  return () => {
    stopped = true
    stop()
  }
}

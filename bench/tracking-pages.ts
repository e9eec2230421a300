import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import { connectRaw, type RawClient } from '@mostrador/realtime/start-test-endpoint'

/** Part of a message about a delivery that is looked at. */
export type Told = { readonly rider: { readonly positionAt: string | null } | null }

export type Hear = (page: number, delivery: string, told: Told) => void

/** Tracking pages without a browser: each a websocket that listens to one delivery. */
export type TrackingPages = {
  /**
   * Opens one more page for each delivery; resolves when all listen. Throws when one is refused.
   */
  readonly open: (deliveries: readonly string[]) => Promise<void>
  /** Sets the only listener; an earlier one hears nothing more. */
  readonly hear: (hear: Hear) => void
  readonly deliveries: readonly string[]
  readonly close: () => void
}

/** Default key of the server in the Pusher protocol. */
const KEY = 'mostrador'

/** Pages opened at once; each from an address of its own, of which a server takes some hundreds. */
const AT_ONCE = 50

/** Opens pages at a server. */
export function trackingPages(url: string): TrackingPages {
  const port = Number(new URL(url).port)
  const deliveries: string[] = []
  const clients: RawClient[] = []
  let hear: Hear = () => undefined

  async function openOne(delivery: string): Promise<void> {
    const page = deliveries.push(delivery) - 1
    const headers = { 'x-forwarded-for': `10.9.${page >> 8}.${page & 255}` }
    const client = connectRaw(port, { path: `/rt/app/${KEY}?protocol=7`, headers })
    clients.push(client)
    const closed = client.closed.then((code) => Promise.reject(new Error(`A page was closed: ${code}`)))
    // The waiter for a frame learns of it; later, a page that misses messages is counted.
    closed.catch(() => undefined)
    const next = () => Promise.race([client.next(), closed])
    await next()
    client.say({ event: 'pusher:subscribe', data: { channel: trackingChannel(delivery) } })
    const { event } = await next()
    if (event !== 'pusher_internal:subscription_succeeded') throw new Error(`A page was told ${event}`)
    void listen(client, (told) => hear(page, delivery, told))
  }

  return {
    async open(some) {
      for (let from = 0; from < some.length; from += AT_ONCE)
        await Promise.all(some.slice(from, from + AT_ONCE).map(openOne))
    },
    hear(listener) {
      hear = listener
    },
    deliveries,
    close: () => clients.forEach(({ socket }) => socket.terminate()),
  }
}

/** Reads for as long as the page is open. */
async function listen({ next }: RawClient, tell: (told: Told) => void): Promise<never> {
  for (;;) {
    const { event, data } = await next()
    if (event === liveEvents.trackingUpdated) tell(data as Told)
  }
}

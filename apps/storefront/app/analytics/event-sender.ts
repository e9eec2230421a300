import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'

/**
 * How long events are gathered before they are sent, and how many at most, in milliseconds and
 * events.
 */
const GATHER_MS = 3000
const MOST_TOGETHER = 20

/** As many as wait for a connection; the oldest go first. */
const MOST_WAITING = 100

export type SenderPorts = {
  /** Where they go: this server, or an endpoint of the provider's own. */
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Calls later, once. */
  readonly later: (task: () => void, milliseconds: number) => void
}

/**
 * Sends events a few at a time, in their order, under the session that they happened in. What
 * nobody could take is sent again with the next ones; its id makes it one event. Nobody waits for
 * it, and nothing that fails is said.
 */
export function createEventSender({ url, fetch, later }: SenderPorts) {
  let waiting: { readonly session: string; readonly event: DinerEvent; readonly number: number }[] = []
  let last = 0
  let isPlanned = false

  async function send(batch: typeof waiting): Promise<void> {
    const [first] = batch
    if (!first) return
    const same = batch.filter(({ session }) => session === first.session)
    const rest = batch.filter(({ session }) => session !== first.session)
    const body = JSON.stringify({ events: same.map(({ event }) => event) })
    const headers = { 'content-type': 'application/json', 'x-session': first.session }
    // A page that is left takes back what it asked for, but not this.
    const answer = fetch(url, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' })
    const isTaken = await answer.then(
      ({ status }) => status < 500,
      () => false,
    )
    // Of several that go at once any may come back first.
    if (!isTaken)
      waiting = [...same, ...waiting].sort((one, other) => one.number - other.number).slice(-MOST_WAITING)
    await send(rest)
  }

  async function flush(): Promise<void> {
    const batches = []
    while (waiting.length > 0) batches.push(waiting.splice(0, MOST_TOGETHER))
    await Promise.all(batches.map(send))
  }

  return {
    add(session: string, event: DinerEvent): void {
      waiting.push({ session, event, number: (last += 1) })
      if (waiting.length >= MOST_TOGETHER) return void flush()
      if (isPlanned) return
      isPlanned = true
      later(() => {
        isPlanned = false
        void flush()
      }, GATHER_MS)
    },
    /** Sends at once what was gathered: the page is being left. */
    flush,
  }
}

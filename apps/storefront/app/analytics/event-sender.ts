import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'

/** Longest time that events are gathered, in milliseconds, and most events of a request. */
const GATHER_MS = 3000
const MOST_TOGETHER = 20

/** Most events that wait for a connection; the oldest are dropped. */
const MOST_WAITING = 100

export type SenderPorts = {
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly later: (task: () => void, milliseconds: number) => void
}

/**
 * Sends events in small groups, in order, under the session they happened in. Failed ones are sent
 * again with the next; their ids deduplicate them. Callers do not wait, and failures are not
 * shown.
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
    // `keepalive` lets the request outlive the page.
    const answer = fetch(url, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' })
    const isTaken = await answer.then(
      ({ status }) => status < 500,
      () => false,
    )
    // Concurrent requests may end in any order.
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
    flush,
  }
}

import { createHash } from 'node:crypto'
import { askJson } from '@mostrador/outbound/ask-json'
import type { Fetch } from '@mostrador/outbound/fetch'
import { decodeBusMessage, encodeBusMessage } from './bus-message.ts'
import type { Bus, BusMessage } from './bus.ts'
import { hmacHex, type AppCredentials } from './channel-authorization.ts'
import { createTickBatcher } from './tick-batcher.ts'

export type HostedPusherOptions = AppCredentials & {
  appId: string
  /** Address of the API: `https://api-{cluster}.pusher.com` for Pusher itself. */
  baseUrl: string
  timeoutMs?: number
  fetch?: Fetch
  /** Milliseconds since 1970; a request is refused when it is ten minutes off. */
  now?: () => number
}

/** The API takes at most this many events in one batch. */
const maxBatch = 10

/**
 * Publishes through the signed HTTP API of hosted Pusher, or of any server that speaks it. The
 * browsers are connected there and not here, so listeners of this bus hear nothing. `publish`
 * rejects with the status and the answer when the API refuses, and after `timeoutMs` (5 s).
 */
export function createHostedPusherBus(options: HostedPusherOptions): Bus {
  let closed = false
  const batcher = createTickBatcher<BusMessage>({
    send: (messages) => trigger(options, messages),
    maxBatch,
  })
  return {
    async publish(message) {
      if (closed) throw new Error('The bus is closed')
      const fitting = decodeBusMessage(encodeBusMessage(message))
      if (fitting) await batcher.add(fitting)
    },
    subscribe: () => () => undefined,
    async close() {
      closed = true
      await batcher.drain()
    },
  }
}

async function trigger(options: HostedPusherOptions, messages: BusMessage[]): Promise<void> {
  const { fetch, timeoutMs = 5_000 } = options
  const events = messages.map(({ channel, event, data }) => ({
    name: event,
    channel,
    data: JSON.stringify(data),
  }))
  const [only] = events
  const request =
    only && events.length === 1
      ? signedRequest(options, 'events', { name: only.name, channels: [only.channel], data: only.data })
      : signedRequest(options, 'batch_events', { batch: events })
  const reply = await askJson({ ...request, method: 'POST', timeoutMs, reads: 'status', fetch })
  if (reply.ok) return
  const { status, said, detail } = reply
  throw new Error(
    status === null
      ? `Pusher gave no answer to a trigger: ${detail}`
      : `Pusher answered ${status} to a trigger: ${said}`,
  )
}

/**
 * The query in the alphabetical order of its names, as the signature wants it, over the body as it
 * is sent.
 */
function signedRequest(
  { appId, key, secret, baseUrl, now = Date.now }: HostedPusherOptions,
  resource: 'events' | 'batch_events',
  body: object,
): { url: string; body: object } {
  const path = `/apps/${encodeURIComponent(appId)}/${resource}`
  const md5 = createHash('md5').update(JSON.stringify(body)).digest('hex')
  const query = [
    `auth_key=${key}`,
    `auth_timestamp=${Math.floor(now() / 1000)}`,
    'auth_version=1.0',
    `body_md5=${md5}`,
  ].join('&')
  const signature = hmacHex(secret, `POST\n${path}\n${query}`)
  return { url: `${baseUrl.replace(/\/$/, '')}${path}?${query}&auth_signature=${signature}`, body }
}

import type { FailureReason, Message, MessageSender, Sent } from './message-sender.ts'

/** The part of `fetch` that a gateway is asked through. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Where the gateway is. */
export type GatewayOptions = {
  readonly url: string
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined
  readonly fetch?: Fetch
  /** How long it may think, in milliseconds; default 10 s. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** How much of what a gateway said is kept. */
const LONGEST_DETAIL = 200

/** However long a gateway wants to rest, it is asked again after an hour. */
const LONGEST_REST_MS = 60 * 60_000

/** Statuses after which the same request may pass: too early, too often, or its own fault. */
const reasonOfStatus = (status: number): FailureReason => {
  if (status === 429) return 'throttled'
  return status === 408 || status === 425 || status >= 500 ? 'unreachable' : 'rejected'
}

function restOf(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? { retryAfterMs: Math.min(seconds * 1000, LONGEST_REST_MS) } : {}
}

/** The beginning of an answer; whatever follows is not read. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(first?.value?.subarray(0, LONGEST_DETAIL))
}

async function outcomeOf(response: Response): Promise<Sent> {
  if (response.ok) {
    await response.body?.cancel()
    return { ok: true }
  }
  const detail = `${response.status} ${await beginningOf(response)}`.trim()
  return { ok: false, reason: reasonOfStatus(response.status), detail, ...restOf(response) }
}

function failureOf(error: unknown): Sent {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  const detail = error instanceof Error ? error.message : String(error)
  return { ok: false, reason: isLate ? 'timeout' : 'unreachable', detail: detail.slice(0, LONGEST_DETAIL) }
}

/** Whatever the request does with its signal, nothing is waited for longer than this. */
async function within<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController()
  const tooLate = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  const timer = setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), ms)
  try {
    return await Promise.race([work(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends by any HTTP gateway: one POST of JSON for each message, the same `Idempotency-Key` for each try of it. A
 * redirect is a refusal, since the token must not travel on. Source: packages/messaging/README.md.
 */
export function gatewaySender({ url, token, fetch = globalThis.fetch, timeoutMs }: GatewayOptions) {
  const headersOf = ({ dedupeKey }: Message) => ({
    'content-type': 'application/json',
    'idempotency-key': dedupeKey,
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const sender: MessageSender = {
    send: async (message) => {
      const init = { method: 'POST', headers: headersOf(message), body: JSON.stringify(message) }
      try {
        return await within(timeoutMs ?? TIMEOUT_MS, async (signal) =>
          outcomeOf(await fetch(url, { ...init, redirect: 'manual', signal })),
        )
      } catch (error) {
        return failureOf(error)
      }
    },
  }
  return sender
}

import { askJson, type AskFailure } from '@mostrador/outbound/ask-json'
import type { FailureReason, Message, MessageSender, Sent } from './message-sender.ts'

export type GatewayOptions = {
  readonly url: string
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined
  /**
   * Spells a number for written messages, where the gateway does not take E.164; calls use E.164.
   */
  readonly writtenTo?: ((to: string) => string) | undefined
  /** Longest time for its answer, in milliseconds; default 10 s. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** Longest rest before a gateway is asked again, even if it wants more: an hour. */
const LONGEST_REST_MS = 60 * 60_000

/**
 * Maps statuses after which the same request may pass: too early, too often, or the server's own
 * fault.
 */
const reasonOfStatus = (status: number): FailureReason => {
  if (status === 429) return 'throttled'
  return status === 408 || status === 425 || status >= 500 ? 'unreachable' : 'rejected'
}

function restOf({ retryAfter }: AskFailure): { retryAfterMs?: number } {
  const seconds = Number(retryAfter ?? Number.NaN)
  return seconds > 0 ? { retryAfterMs: Math.min(seconds * 1000, LONGEST_REST_MS) } : {}
}

function outcomeOf(no: AskFailure): Sent {
  const { failure, status } = no
  if (status !== null) {
    const detail = `${status} ${no.said}`.trim()
    return { ok: false, reason: reasonOfStatus(status), detail, ...restOf(no) }
  }
  return { ok: false, reason: failure === 'timeout' ? 'timeout' : 'unreachable', detail: no.detail }
}

/**
 * Sends by any HTTP gateway: one POST of JSON for each message, the same `Idempotency-Key` for each
 * try of it. A redirect is a refusal, since the token must not travel on. Source:
 * packages/messaging/README.md.
 */
export function gatewaySender({
  url,
  token,
  writtenTo = (to) => to,
  timeoutMs = TIMEOUT_MS,
}: GatewayOptions): MessageSender {
  const headersOf = ({ dedupeKey }: Message) => ({
    'idempotency-key': dedupeKey,
    ...(token && { authorization: `Bearer ${token}` }),
  })
  return {
    send: async (message) => {
      const headers = headersOf(message)
      const body = message.channel === 'CALL' ? message : { ...message, to: writtenTo(message.to) }
      // The body of a gateway's success is ignored.
      const reply = await askJson({ url, method: 'POST', headers, body, timeoutMs, reads: 'status' })
      return reply.ok ? { ok: true } : outcomeOf(reply)
    },
  }
}

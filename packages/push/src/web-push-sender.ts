import { isIP } from 'node:net'
import { askJson, type AskFailure } from '@mostrador/outbound/ask-json'
import { publicHosts } from '@mostrador/outbound/fetch'
import { isPublicAddress, mayBeReached } from '@mostrador/outbound/public-address'
import webPush from 'web-push'
import type { Push, Pushed, PushFailure, PushKeys, PushSender } from './push-sender.ts'

export type WebPushOptions = {
  /** Asked for once, when the first browser wants to know them. */
  readonly keys: () => Promise<PushKeys>
  /** Contact of this installation for a push service: `https:` or `mailto:`. */
  readonly subject: string
  /** Networks of ours in which a push service may be, beside the public ones. */
  readonly privateNetworks: readonly string[]
  /** Longest time for its answer, in milliseconds; default 5 s. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 5_000

/** Longest rest before a push service is asked again, even if it wants more: 15 minutes. */
const LONGEST_REST_MS = 15 * 60_000

const LONGEST_ENDPOINT = 1_000

/** Makes a pair of keys for an installation that has none. */
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** Returns the subject of an installation at an address: a push service takes no `http:`. */
export function subjectOf(publicUrl: string): string {
  const { protocol, origin, hostname } = new URL(publicUrl)
  return protocol === 'https:' && hostname !== 'localhost' ? origin : `mailto:mostrador@${hostname}`
}

/**
 * Whether an address may be called at all: `https` at a name or a public address, or a literal
 * address in a network that the operator allows, there in clear, too.
 */
function mayCallIn(privateNetworks: readonly string[]): (endpoint: string) => boolean {
  const isReachable = mayBeReached(privateNetworks)
  return (endpoint) => {
    const url = endpoint.length <= LONGEST_ENDPOINT ? URL.parse(endpoint) : null
    if (!url || url.username !== '' || url.password !== '') return false
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isAddress = isIP(host) > 0
    if (isAddress && !isPublicAddress(host)) return /^https?:$/.test(url.protocol) && isReachable(host)
    return url.protocol === 'https:' && (isAddress || host.includes('.'))
  }
}

function reasonOf({ failure, status }: AskFailure): PushFailure {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'throttled'
  if (failure === 'timeout') return 'timeout'
  if (failure === 'not-public' || failure === 'redirected') return 'rejected'
  return status === null || status === 408 || status >= 500 ? 'unreachable' : 'rejected'
}

function outcomeOf(no: AskFailure): Pushed {
  const seconds = Number(no.retryAfter ?? Number.NaN)
  return {
    ok: false,
    reason: reasonOf(no),
    detail: no.detail,
    ...(seconds > 0 && { retryAfterMs: Math.min(seconds * 1000, LONGEST_REST_MS) }),
  }
}

/**
 * Sends by the protocol of browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed by
 * this installation (RFC 8292). The browser names the address, so it is called through
 * `packages/outbound` as an untrusted one. Source: packages/push/README.md.
 */
export function webPushSender(options: WebPushOptions): PushSender {
  const { subject, privateNetworks, timeoutMs = TIMEOUT_MS } = options
  const fetch = publicHosts(privateNetworks)
  const mayCall = mayCallIn(privateNetworks)
  let known: Promise<PushKeys> | undefined
  const keys = (): Promise<PushKeys> => {
    known ??= options.keys()
    // Keys that could not be read are read again next time.
    known.catch(() => (known = undefined))
    return known
  }

  async function requestOf({ to, body, topic, seconds }: Push) {
    const { endpoint, p256dh, auth } = to
    const vapidDetails = { subject, ...(await keys()) }
    const whole = { endpoint, keys: { p256dh, auth } }
    const how = { vapidDetails, TTL: seconds, topic, urgency: 'high' } as const
    try {
      return webPush.generateRequestDetails(whole, body, how)
    } catch {
      // The browser's keys are invalid.
      return undefined
    }
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    mayCall,
    send: async (push) => {
      if (!mayCall(push.to.endpoint)) return { ok: false, reason: 'rejected', detail: 'not-public' }
      const request = await requestOf(push)
      if (!request?.body) return { ok: false, reason: 'rejected', detail: 'keys' }
      const { 'Content-Length': _, ...headers } = request.headers as Record<string, string | number>
      const reply = await askJson({
        url: push.to.endpoint,
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        bytes: new Uint8Array(request.body),
        timeoutMs,
        fetch,
        reads: 'status',
      })
      return reply.ok ? { ok: true } : outcomeOf(reply)
    },
  }
}

import { askJson, type AskFailure, type Question } from '@mostrador/outbound/ask-json'
import type { Fetch } from '@mostrador/outbound/fetch'
import type { FailureReason, Geocoded } from './geocoder.ts'

/** Longest time for a provider's answer, in milliseconds. */
export const GEOCODER_TIMEOUT_MS = 3_000

/** No address is as long as this; a longer answer is not a geocoder's. */
const MOST_BYTES = 1_000_000

/** Address of a provider, and how it is called. */
export type Connection = {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly fetch: Fetch
  readonly timeoutMs: number
}

/** Makes a refusal with its reason. */
export const failed = (reason: FailureReason) =>
  ({ ok: false, refusal: { code: 'geocoder-failed', reason } }) as const

function reasonOf({ failure, status }: AskFailure): FailureReason {
  switch (failure) {
    case 'timeout':
      return 'timeout'
    case 'too-large':
    case 'malformed':
      return 'malformed'
    case 'status':
      if (status === 429) return 'throttled'
      return status === 400 ? 'rejected' : 'unreachable'
    case 'unreachable':
    case 'not-public':
    case 'redirected':
      return 'unreachable'
  }
}

/**
 * Asks a provider for JSON. Everything that can go wrong is a refusal; `rejected` is a request that
 * was not understood.
 */
export async function askProvider(
  { baseUrl, ...connection }: Connection,
  path: string,
  request: Pick<Question, 'method' | 'headers' | 'body'> = {},
): Promise<Geocoded<unknown>> {
  const reply = await askJson({ ...connection, ...request, url: baseUrl + path, mostBytes: MOST_BYTES })
  if (!reply.ok) return failed(reasonOf(reply))
  return reply.json === undefined ? failed('malformed') : { ok: true, value: reply.json }
}

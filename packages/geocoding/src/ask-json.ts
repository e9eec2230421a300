import { within } from '@mostrador/outbound/within'
import type { FailureReason, Geocoded } from './geocoder.ts'

/** The part of `fetch` that providers are asked through. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How long a provider may think, in milliseconds. */
export const GEOCODER_TIMEOUT_MS = 3_000

/** No address is as long as this; whoever sends more is no geocoder. */
const LONGEST_ANSWER = 1_000_000

/** Where providers are and how they are asked. */
export type Connection = {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly fetch: Fetch
  readonly timeoutMs: number
}

/** A refusal with its reason. */
export const failed = (reason: FailureReason) =>
  ({ ok: false, refusal: { code: 'geocoder-failed', reason } }) as const

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LONGEST_ANSWER) throw new SyntaxError('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown): FailureReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  return name === 'SyntaxError' ? 'malformed' : 'unreachable'
}

async function readAnswer(response: Response): Promise<Geocoded<unknown>> {
  if (response.ok) return { ok: true, value: JSON.parse(await textOf(response)) }
  await response.body?.cancel()
  if (response.status === 429) return failed('throttled')
  return failed(response.status === 400 ? 'rejected' : 'unreachable')
}

/**
 * Asks for JSON. Everything that can go wrong on the way is a refusal: no answer in time, no connection, a redirect
 * (a key must not travel on), a status that is not a yes, and what is no JSON. `rejected` is a 400: the request was
 * not understood.
 */
export async function askJson(
  { baseUrl, fetch, timeoutMs }: Connection,
  path: string,
  init: RequestInit = {},
): Promise<Geocoded<unknown>> {
  try {
    return await within(timeoutMs, async (signal) =>
      readAnswer(await fetch(`${baseUrl}${path}`, { redirect: 'error', ...init, signal })),
    )
  } catch (error) {
    return failed(reasonOf(error))
  }
}

import type { ProviderFailure } from '../payment-provider.ts'

/** One request to a provider. */
export type ProviderRequest = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
}

/** What came back: the status and the JSON, whatever the status; or that nothing usable did. */
export type ProviderReply =
  | { readonly ok: true; readonly status: number; readonly json: unknown }
  | ProviderFailure

/** The largest answer that is read, in bytes. */
const MOST_BYTES = 256 * 1024

const DETAIL_LENGTH = 300

/** A failure with what is known of it, cut short for the log. */
export const failed = (failure: ProviderFailure['failure'], detail: unknown): ProviderFailure => ({
  ok: false,
  failure,
  detail: (detail instanceof Error ? detail.message : String(detail)).slice(0, DETAIL_LENGTH),
})

async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): { readonly json: unknown } | undefined {
  if (text.trim() === '') return { json: null }
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/**
 * Asks a provider and reads its JSON, within a time and a size. Redirects are not followed: a secret would travel on.
 * Never throws. An error of the provider's own (5xx) without JSON is `unreachable`, anything else that is no JSON
 * is `nonsense`.
 */
export async function askProviderJson({
  method,
  url,
  headers,
  body,
  timeoutMs,
}: ProviderRequest): Promise<ProviderReply> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && JSON_BODY), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readText(response)
    const parsed = text === undefined ? undefined : parse(text)
    if (parsed) return { ok: true, status: response.status, json: parsed.json }
    return response.status >= 500
      ? failed('unreachable', `${response.status}`)
      : failed('nonsense', `${response.status} ${text ?? 'an answer without end'}`)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return failed(isLate ? 'timeout' : 'unreachable', error)
  }
}

const JSON_BODY = { 'content-type': 'application/json' } as const

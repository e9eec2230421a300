import { anyHost, type Fetch, type FetchedAnswer } from './fetch.ts'
import { withTimeout } from './with-timeout.ts'

type Asking = {
  readonly url: string
  /** `GET` where it is not said. */
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Bytes sent in place of a `body`; the headers tell their type. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** Longest time up to the answer's last byte, in milliseconds. */
  readonly timeoutMs: number
  /** `anyHost` where it is not said; `publicHosts` for an address that a shop named. */
  readonly fetch?: Fetch
}

/**
 * One question to another server. `mostBytes` is the largest answer that is read, unpacked. Where
 * the status alone is wanted, nothing of a yes is read, and of a no its beginning.
 */
export type Question = Asking &
  ({ readonly reads?: 'json'; readonly mostBytes: number } | { readonly reads: 'status' })

/**
 * Failures of a request: no answer in time, no connection or a broken one, an address that is not
 * public, a redirect, an answer without end, one that is no JSON, and a status that is not 2xx.
 */
const ASK_FAILURES = [
  'timeout',
  'unreachable',
  'not-public',
  'redirected',
  'too-large',
  'malformed',
  'status',
] as const

/**
 * Reason why there is no answer. It never repeats the request; the other server may do so in
 * `said`.
 */
export type AskFailure = {
  readonly ok: false
  readonly failure: (typeof ASK_FAILURES)[number]
  /** null where no answer began. */
  readonly status: number | null
  /** JSON body of a response whose status is not 2xx. */
  readonly json: unknown
  /** Beginning of the server's answer. */
  readonly said: string
  /** The header `Retry-After`, as it came. */
  readonly retryAfter: string | null
  /** For the log: the failure in a few words. */
  readonly detail: string
}

/** Successful answer with its JSON, undefined where it was empty or not read; or the failure. */
export type Reply = { readonly ok: true; readonly status: number; readonly json: unknown } | AskFailure

/** Characters of an answer that are kept of a failure. */
const BEGINNING = 200

const FAILED = { ok: false, status: null, json: undefined, said: '', retryAfter: null } as const

/** The answer is larger than it may be. */
class TooLarge extends Error {}

async function bytesOf({ body }: FetchedAnswer, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads the first part of an answer, and nothing more. */
async function beginningOf({ body }: FetchedAnswer): Promise<string> {
  for await (const chunk of body ?? [])
    return new TextDecoder().decode(chunk.subarray(0, BEGINNING * 4)).slice(0, BEGINNING)
  return ''
}

function parse(text: string): { readonly json: unknown } | undefined {
  if (text.trim() === '') return { json: undefined }
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Reads a status that is not 2xx; a malformed body changes nothing. */
async function readNo(answer: FetchedAnswer, question: Question): Promise<AskFailure> {
  const { status } = answer
  const retryAfter = answer.headers.get('retry-after')
  const no = { ...FAILED, failure: 'status', status, retryAfter, detail: `status ${status}` } as const
  if (question.reads === 'status') return { ...no, said: await beginningOf(answer) }
  try {
    const text = (await bytesOf(answer, question.mostBytes)).toString('utf8')
    return { ...no, json: parse(text)?.json, said: text.slice(0, BEGINNING) }
  } catch (error) {
    if (error instanceof TooLarge) return { ...no, said: 'an answer without end' }
    throw error
  }
}

async function readAnswer(answer: FetchedAnswer, question: Question): Promise<Reply> {
  const { status } = answer
  if (status >= 300 && status < 400) {
    await answer.body?.cancel()
    return { ...FAILED, failure: 'redirected', status, detail: `redirected with ${status}` }
  }
  if (status < 200 || status >= 400) return readNo(answer, question)
  if (question.reads === 'status') {
    await answer.body?.cancel()
    return { ok: true, status, json: undefined }
  }
  const text = (await bytesOf(answer, question.mostBytes)).toString('utf8')
  const parsed = parse(text)
  if (parsed) return { ok: true, status, json: parsed.json }
  return { ...FAILED, failure: 'malformed', status, said: text.slice(0, BEGINNING), detail: 'no JSON' }
}

/** Returns the codes of an error and of its causes, the nearest first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...own, ...codesOf(error.cause)]
}

// Timeouts after a connection was made; a failed connection is none of them, since nothing was
// sent.
const TIMEOUTS = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']

function failureOf(error: unknown, codes: readonly string[]): AskFailure['failure'] {
  const name = error instanceof Error ? error.name : ''
  if (codes.includes('NOT_PUBLIC')) return 'not-public'
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  if (codes.some((code) => TIMEOUTS.includes(code))) return 'timeout'
  if (error instanceof TooLarge || codes.includes('UND_ERR_RES_EXCEEDED_MAX_SIZE')) return 'too-large'
  // The body cannot be unpacked.
  return codes.some((code) => /^(?:Z_|ERR_BROTLI|ERR__ERROR|ZSTD)/.test(code)) ? 'malformed' : 'unreachable'
}

/**
 * Returns a failure with codes alone: the messages of some errors quote a request header, and with
 * it a secret.
 */
function failed(error: unknown): AskFailure {
  const codes = codesOf(error)
  const failure = failureOf(error, codes)
  return { ...FAILED, failure, detail: codes[0] ?? failure }
}

/**
 * Asks another server for JSON, within a time and a size; the one way in which this product calls
 * others. Redirects are not followed: keys and tokens would travel on. Never throws.
 */
export async function askJson(question: Question): Promise<Reply> {
  const { url, method = 'GET', headers, body, bytes, timeoutMs, fetch = anyHost } = question
  const isSent = body !== undefined
  try {
    return await withTimeout(timeoutMs, async (signal) => {
      const answer = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(isSent && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(isSent && { body: JSON.stringify(body) }),
        ...(bytes && { body: bytes }),
        redirect: 'manual',
        signal,
      })
      return readAnswer(answer, question)
    })
  } catch (error) {
    return failed(error)
  }
}

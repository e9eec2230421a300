import type { Endpoint } from '@mostrador/contract/endpoint'
import { workShareSpent } from '@mostrador/contract/refusals'

/** Largest JSON body in bytes, unless an endpoint says otherwise: ten times a cart of 300 lines. */
const MAX_BODY_BYTES = 256 * 1024

/** Deepest nesting of a body, since all that walk it have a bounded stack. */
const DEEPEST = 64

type Unread = {
  readonly ok: false
  readonly status: 400 | 413 | 415 | 429
  readonly code:
    | 'malformed-body'
    | 'body-too-large'
    | 'picture-too-heavy'
    | 'encoding-unsupported'
    | 'type-unsupported'
    | 'work-share-spent'
}

export type ReadBody = { readonly ok: true; readonly body: unknown } | Unread

export type ReadBytes = { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | Unread

const tooLarge = { ok: false, status: 413, code: 'body-too-large' } as const
const tooMuchWork = { ok: false, ...workShareSpent } as const
const malformed = { ok: false, status: 400, code: 'malformed-body' } as const
const encoded = { ok: false, status: 415, code: 'encoding-unsupported' } as const
const otherType = { ok: false, status: 415, code: 'type-unsupported' } as const

/**
 * JSON and formats written in it, such as `application/merge-patch+json`. Source: RFC 6839, 3.1.
 */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/** Says, before a body of so many bytes is read, or goes on to be, whether it may be. */
export type MayRead = (bytes: number) => Promise<boolean>

type Bounds = { readonly most?: number | undefined; readonly mayRead?: MayRead | undefined }

async function takeBytes(
  request: Request,
  { most = MAX_BODY_BYTES, mayRead = async () => true }: Bounds,
): Promise<ReadBytes> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (!(Number(declared) <= most)) return tooLarge
    if (!(await mayRead(Number(declared)))) return tooMuchWork
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > most ? tooLarge : { ok: true, bytes }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return tooLarge
    if (!(await mayRead(size))) return tooMuchWork
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}

/**
 * Reads at most `most` bytes of a body, as far as it may: at once where its length is declared,
 * else piece by piece. Compressed bodies are not unpacked, since a small one could be any size. A
 * body that its caller broke off is incomplete.
 */
export async function readBytes(request: Request, bounds: Bounds = {}): Promise<ReadBytes> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity') return encoded
  try {
    return await takeBytes(request, bounds)
  } catch {
    return malformed
  }
}

/** JSON's only ways to write unstorable text: a NUL, and half of a surrogate pair. */
const UNSTORABLE = /\\u(0000|d[89a-f])/i

const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')

/** Strips unstorable characters of texts and field names, such as half of an emoji. */
function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), inner]))
}

/** Parses JSON into storable values. Throws on malformed JSON. */
const parseJson = (text: string): unknown =>
  UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text)

/** Whether JSON is nested more deeply than any valid body. One walk, no stack. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/**
 * Whether a request has no body. Asked last: a server's request becomes a whole one of the
 * platform, with streams, as soon as its body is looked at.
 */
const isEmpty = (request: Request): boolean =>
  request.headers.get('content-length') === '0' || request.body === null

/**
 * Reads at most the allowed bytes of a JSON body, of any declared length. Refuses another type, or
 * none, unread, unless the endpoint takes it `also`. Source: RFC 9110, 15.5.16.
 */
export async function readBody(
  request: Request,
  { also, ...bounds }: Bounds & { readonly also?: Endpoint['bodyAlso'] } = {},
): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = also !== undefined && FORM_TYPE.test(type)
  const isTaken = isForm || also === 'any' || JSON_TYPE.test(type) || isEmpty(request)
  if (!isTaken) return otherType
  const read = await readBytes(request, bounds)
  if (!read.ok) return read
  const text = new TextDecoder().decode(read.bytes)
  if (isForm) {
    const fields = [...new URLSearchParams(text)].map(([name, value]) => [
      storableText(name),
      storableText(value),
    ])
    return { ok: true, body: Object.fromEntries(fields) }
  }
  if (isTooDeep(text)) return malformed
  try {
    return { ok: true, body: parseJson(text) }
  } catch {
    return malformed
  }
}

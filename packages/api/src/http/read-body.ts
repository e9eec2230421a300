/** The largest body of JSON that any endpoint accepts, in bytes: a cart of 300 lines with notes is a tenth of it. */
export const MAX_BODY_BYTES = 256 * 1024

/** A body that was read, or why it could not be. */
export type ReadBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: 400 | 413; readonly code: 'malformed-body' | 'body-too-large' }

const tooLarge = { ok: false, status: 413, code: 'body-too-large' } as const
const malformed = { ok: false, status: 400, code: 'malformed-body' } as const

/**
 * The bytes of a body; undefined when there are more than `most`. A body of a declared length is no longer than that,
 * and is read at once; another is read piece by piece.
 */
export async function readBytes(
  request: Request,
  most: number = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (!(Number(declared) <= most)) return undefined
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > most ? undefined : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The only ways in which JSON can write what no database stores: a NUL, and half of a character beyond the first plane. */
const UNSTORABLE = /\\u(0000|d[89a-f])/i

const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')

/** People's texts lose what cannot be stored, names of fields too: half of an emoji is cut off easily, and nobody misses it. */
function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), inner]))
}

/** Parses JSON into values that can be stored. Throws on what is no JSON. */
const parseJson = (text: string): unknown =>
  UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text)

/** Reads a JSON or form-encoded body, never more of it than is allowed, whatever the sender says of its length. */
export async function readBody(request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request)
  if (!bytes) return tooLarge
  const text = new TextDecoder().decode(bytes)
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    const fields = [...new URLSearchParams(text)].map(([name, value]) => [
      storableText(name),
      storableText(value),
    ])
    return { ok: true, body: Object.fromEntries(fields) }
  }
  try {
    return { ok: true, body: parseJson(text) }
  } catch {
    return malformed
  }
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Body made once and sent many times: in each encoding, with its `ETag`. */
export type CompressedBody = {
  readonly identity: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Good compression, for bytes sent thousands of times, which a caller waits for. */
const BROTLI_QUALITY = 9

/** The best, ten times slower: a tenth fewer bytes of a page. */
const BEST_QUALITY = 11

const brotli = (body: Uint8Array<ArrayBuffer>, quality: number): Promise<Uint8Array<ArrayBuffer>> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params }).then((bytes) => new Uint8Array(bytes))
}

/** Compresses a body in the background, off the event loop. */
export async function compressBody(
  body: Uint8Array<ArrayBuffer>,
  quality = BROTLI_QUALITY,
): Promise<CompressedBody> {
  const [br, zipped] = await Promise.all([brotli(body, quality), promisify(gzip)(body)])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { identity: body, br, gzip: new Uint8Array(zipped), etag }
}

/** Compresses a body that nobody waits for once more, as well as it goes. */
export const squeezeBody = async (bytes: CompressedBody): Promise<CompressedBody> => ({
  ...bytes,
  br: await brotli(bytes.identity, BEST_QUALITY),
})

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a caller takes, by its `Accept-Encoding`. */
export function bestEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (acceptEncoding && /\bbr\b/.test(acceptEncoding)) return 'br'
  return acceptEncoding && /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}

export type ReadyAnswer = {
  readonly bytes: CompressedBody
  readonly headers: Readonly<Record<string, string>>
  /**
   * Whether the answer may still go to others at the same address; without it, to the caller
   * alone.
   */
  readonly holds?: (() => boolean) | undefined
}

const answers = new WeakMap<Response, ReadyAnswer>()

/** Returns the ready answer of a response, which a server can send again without it. */
export const readyAnswerOf = (response: Response): ReadyAnswer | undefined => answers.get(response)

/** Answers with ready bytes in the caller's best encoding, or 304 when it has them. */
export function answerReady(request: Headers, ready: ReadyAnswer): Response {
  const { bytes } = ready
  const headers: Record<string, string> = { ...ready.headers, vary: 'accept-encoding', etag: bytes.etag }
  if (request.get('if-none-match') === bytes.etag) return new Response(null, { status: 304, headers })
  const encoding = bestEncoding(request.get('accept-encoding'))
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const response = new Response(bytes[encoding], { headers })
  answers.set(response, ready)
  return response
}

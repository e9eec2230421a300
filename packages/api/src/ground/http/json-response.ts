import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bestEncoding } from './compressed-body.ts'

/** Shorter answers go uncompressed: the saving is less than a packet. */
const WORTH_BYTES = 8 * 1024

/** Fastest level that still finds repetitions, for bytes sent once: a megabyte in a millisecond. */
const BROTLI_QUALITY = 1

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
} as const

/** Returns JSON text as a response, compressed off the event loop when long. */
export async function jsonResponse(
  text: string,
  {
    status,
    headers,
    accepts,
  }: { readonly status: number; readonly headers: Headers; readonly accepts: string | null },
): Promise<Response> {
  headers.set('content-type', 'application/json; charset=utf-8')
  const body = Buffer.from(text)
  const encoding = body.length < WORTH_BYTES ? 'identity' : bestEncoding(accepts)
  if (body.length >= WORTH_BYTES) headers.append('vary', 'accept-encoding')
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const sent = encoding === 'br' ? await compress.br(body, { params }) : await compress.gzip(body)
  return new Response(new Uint8Array(sent), { status, headers })
}

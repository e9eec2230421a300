import { createHash } from 'node:crypto'
import type { Call } from './handler.ts'
import { jsonResponse } from './json-response.ts'

/**
 * Answers with an `ETag`, for frequent calls of rarely changed content; without a body for a
 * client that has it. Source: decisions.md, Wire conventions.
 */
export async function answerWithEtag(
  data: unknown,
  { headers: asked }: Pick<Call, 'headers'>,
): Promise<Response> {
  const text = JSON.stringify(data)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({ 'cache-control': 'no-cache', etag })
  // A proxy that compresses weakens the tag on its way.
  const known = (asked.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  return jsonResponse(text, { status: 200, headers, accepts: asked.get('accept-encoding') })
}

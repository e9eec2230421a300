import type { Problem, ProblemError } from '@mostrador/contract/problem'
import { problemDetail } from '@mostrador/copy/problem'

/** Returns a problem document (RFC 9457), with a sentence by its code; the one place that does. */
export function problemResponse(options: {
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly errors?: readonly ProblemError[] | undefined
  /** Headers beside the content type and `no-store`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}): Response {
  const { status, code, requestId, errors, headers } = options
  const detail = problemDetail(code)
  const body: Problem = {
    type: `urn:mostrador:problem:${code}`,
    title: detail,
    status,
    code,
    detail,
    requestId,
    ...(errors && { errors: [...errors] }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

import type { Endpoint } from '@mostrador/contract/endpoint'
import type { Api } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'
import type { LimitedCall } from '../rate-limit/limits-of-call.ts'
import type { Call } from './handler.ts'
import { jsonResponse } from './json-response.ts'
import type { ParsedInput } from './parse-input.ts'

type Outcome =
  | { readonly ok: true; readonly data: unknown; readonly headers?: readonly (readonly [string, string])[] }
  | {
      readonly ok: false
      readonly refusal: { readonly code: string; readonly errors?: readonly never[] }
      readonly headers?: readonly (readonly [string, string])[]
    }
  | Response

export type AnyHandler = (api: Api, input: unknown) => Promise<Outcome>

const missingOf = ({ refusals }: Endpoint) => refusals.find((refusal) => refusal.status === 404)

/** On the host of a tenant nothing of another is there. */
export const elsewhere = (endpoint: Endpoint, requestId: string): Response =>
  problemResponse({ status: 404, code: missingOf(endpoint)?.code ?? 'path-not-found', requestId })

/** A malformed id in a path is a missing thing, not a malformed request. */
export function invalid(
  endpoint: Endpoint,
  parsed: ParsedInput & { ok: false },
  requestId: string,
): Response {
  const missing = parsed.where === 'params' && missingOf(endpoint)
  if (missing) return problemResponse({ ...missing, requestId })
  return problemResponse({ status: 400, code: 'invalid-request', requestId, errors: parsed.errors })
}

function putHeaders(headers: Headers, given: readonly (readonly [string, string])[] = []): void {
  for (const [name, value] of given) {
    if (name === 'set-cookie') headers.append(name, value)
    else headers.set(name, value)
  }
}

/** Sends the outcome of a handler. */
export async function respond(
  endpoint: Endpoint,
  outcome: Outcome,
  { call, retryAfter }: { readonly call: Call } & Pick<LimitedCall, 'retryAfter'>,
): Promise<Response> {
  const { id: requestId, headers: asked } = call
  if (outcome instanceof Response) return outcome
  if (!outcome.ok) {
    const { code, errors } = outcome.refusal
    const status = endpoint.refusals.find((refusal) => refusal.code === code)?.status ?? 500
    const soon = status === 429 ? retryAfter() : {}
    const response = problemResponse({ status, code, errors, requestId, headers: soon })
    putHeaders(response.headers, outcome.headers)
    return response
  }
  const headers = new Headers({ 'cache-control': 'no-store' })
  putHeaders(headers, outcome.headers)
  const status = endpoint.status ?? 200
  if (status === 204) return new Response(null, { status, headers })
  const accepts = asked.get('accept-encoding')
  return jsonResponse(JSON.stringify(outcome.data), { status, headers, accepts })
}

import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints } from '@mostrador/contract/endpoints'
import type { EndpointName } from '@mostrador/contract/endpoints'
import { methodOf, pathOf } from '@mostrador/contract/route'
import { LARGEST_PICTURE_BYTES } from '@mostrador/domain/branding/largest-picture'
import type { Context, Hono } from 'hono'
import { ZodFile } from 'zod'
import type { Api } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'
import type { Call, Handlers } from './handler.ts'
import { jsonResponse } from './json-response.ts'
import { limitsOfCall } from '../rate-limit/limits-of-call.ts'
import type { LimitedCall } from '../rate-limit/limits-of-call.ts'
import { inputHere, isRiderHere } from '../host/served-here.ts'
import { riderOf } from '../rider/rider-session.ts'
import { riderTokenOf } from '../rider/rider-token.ts'
import { isFromElsewhere, isSameOrigin } from '../staff/same-origin.ts'
import { parseInput } from './parse-input.ts'
import type { ParsedInput, RawInput } from './parse-input.ts'
import { readBody, readBytes } from './read-body.ts'
import type { ReadBody } from './read-body.ts'

type Outcome =
  | { readonly ok: true; readonly data: unknown; readonly headers?: readonly (readonly [string, string])[] }
  | {
      readonly ok: false
      readonly refusal: { readonly code: string; readonly errors?: readonly never[] }
      readonly headers?: readonly (readonly [string, string])[]
    }
  | Response
type AnyHandler = (api: Api, input: unknown) => Promise<Outcome>

/**
 * The values that the outer layers leave for the handlers: the call's id and the caller's address.
 */
export type CallVariables = { Variables: { requestId: string; ip: string } }

const queryOf = (url: string): Record<string, string | string[]> => {
  // A map has nothing but what was put there: an object would have `constructor` and `__proto__`,
  // too.
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URL(url).searchParams) {
    const before = query.get(name)
    query.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
  }
  return Object.fromEntries(query)
}

const methodsWithBody = new Set(['POST', 'PUT'])

/** A picture as a file without a name; one that is too heavy has a sentence of its own. */
async function readPicture(request: Request): Promise<ReadBody> {
  const read = await readBytes(request, LARGEST_PICTURE_BYTES)
  if (read.ok) return { ok: true, body: new File([read.bytes], '') }
  return read.status === 413 ? ({ ...read, code: 'picture-too-heavy' } as const) : read
}

function bodyOf({ body }: Endpoint, request: Request): Promise<ReadBody> | undefined {
  if (body instanceof ZodFile) return readPicture(request)
  return body && methodsWithBody.has(request.method) ? readBody(request) : undefined
}

/** What can be read instead of a body in an encoding that is not. Source: RFC 9110, 15.5.16. */
const PLAINLY: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' }

async function rawInput(endpoint: Endpoint, c: Context<CallVariables>): Promise<RawInput | Response> {
  const read = await bodyOf(endpoint, c.req.raw)
  if (read && !read.ok) {
    const { status, code } = read
    const headers = status === 415 ? PLAINLY : {}
    return problemResponse({ status, code, requestId: c.get('requestId'), headers })
  }
  const body = read?.body
  return {
    params: c.req.param(),
    query: endpoint.query ? queryOf(c.req.url) : {},
    headers: endpoint.headers ? Object.fromEntries(c.req.raw.headers) : {},
    body,
  }
}

/** How an endpoint says that what was asked for is not there. */
const missingOf = ({ refusals }: Endpoint) => refusals.find((refusal) => refusal.status === 404)

/** On the host of a tenant nothing of another is there. */
const elsewhere = (endpoint: Endpoint, requestId: string): Response =>
  problemResponse({ status: 404, code: missingOf(endpoint)?.code ?? 'path-not-found', requestId })

/**
 * A path that names nothing (a malformed id) is a missing thing, not a malformed request: both
 * answer alike.
 */
function invalid(endpoint: Endpoint, parsed: ParsedInput & { ok: false }, requestId: string): Response {
  const missing = parsed.where === 'params' && missingOf(endpoint)
  if (missing) return problemResponse({ ...missing, requestId })
  return problemResponse({ status: 400, code: 'invalid-request', requestId, errors: parsed.errors })
}

/** Each cookie is a header of its own. */
function putHeaders(headers: Headers, given: readonly (readonly [string, string])[] = []): void {
  for (const [name, value] of given) {
    if (name === 'set-cookie') headers.append(name, value)
    else headers.set(name, value)
  }
}

async function respond(
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

const isReading = ({ route }: Endpoint): boolean => methodOf(route) === 'GET'

/** What staff sessions open, and what opens them. */
const isOfStaff = ({ access, route }: Endpoint): boolean =>
  access === 'staff' || pathOf(route).startsWith('/api/staff/')

/**
 * What a cookie of staff could be made to do from another site: everything but reading. Source:
 * decisions.md, Who sees what.
 */
const isGuarded = (endpoint: Endpoint): boolean => !isReading(endpoint) && isOfStaff(endpoint)

/**
 * What others' pages send on purpose: a bank the diner who comes back, and a page of a tenant the
 * events of a visit.
 */
const FOR_OTHERS = /^\/api\/(?:payments|analytics)\//

/** Whether a call is one that another site makes a browser send, which changes nothing here. */
const isForged = ({ hosts, publicUrl }: Api, endpoint: Endpoint, request: Request): boolean => {
  if (isReading(endpoint) || FOR_OTHERS.test(pathOf(endpoint.route))) return false
  return isGuarded(endpoint)
    ? !isSameOrigin(request, hosts.consoleOrigin)
    : isFromElsewhere(request, publicUrl)
}

/**
 * Whether a caller asks more often than the endpoint allows: a rider is known by the token, anybody
 * else by the address, for a header is changed with each call.
 */
async function isFlooded({ rateLimiter }: Api, endpoint: Endpoint, { headers, ip }: Call): Promise<boolean> {
  const { limit, access } = endpoint
  if (limit === undefined) return false
  const token = riderTokenOf(headers)?.token ?? headers.get('authorization')
  return !(await rateLimiter.take(limit, access === 'rider' ? (token ?? ip) : ip))
}

/**
 * Whether a page that only shows a draft calls: it reads, and never orders, counts or tells.
 * Source: docs/decisions/022.
 */
const isOfPreview = (headers: Headers): boolean => {
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && new URL(referer).searchParams.has('preview')
}

type Served = { readonly name: EndpointName; readonly endpoint: Endpoint; readonly handler: AnyHandler }

const serve =
  (all: Api, { name, endpoint, handler }: Served) =>
  async (c: Context<CallVariables>) => {
    const requestId = c.get('requestId')
    const { api, retryAfter } = limitsOfCall(all)
    if (isOfStaff(endpoint) && !(await api.hosts.isForStaff(c.req.url)))
      return problemResponse({ status: 404, code: 'path-not-found', requestId })
    if (isForged(api, endpoint, c.req.raw))
      return problemResponse({ status: 403, code: 'origin-forbidden', requestId })
    if (!isReading(endpoint) && isOfPreview(c.req.raw.headers))
      return problemResponse({ status: 403, code: 'preview-read-only', requestId })
    const owner = await api.hosts.ownerOf(c.req.url)
    const call: Call = { id: requestId, ip: c.get('ip'), headers: c.req.raw.headers, url: c.req.url, owner }
    if (await isFlooded(api, endpoint, call))
      return problemResponse({ status: 429, code: 'too-many-requests', requestId, headers: retryAfter() })
    const staff = endpoint.access === 'staff' ? await api.staffAuth.session(call.headers) : undefined
    if (endpoint.access === 'staff' && !staff)
      return problemResponse({ status: 401, code: 'not-signed-in', requestId })
    const rider = endpoint.access === 'rider' ? await riderOf(api, call.headers) : undefined
    if (endpoint.access === 'rider' && !isRiderHere(owner, rider))
      return problemResponse({ status: 401, code: 'rider-token-invalid', requestId })
    const raw = await rawInput(endpoint, c)
    if (raw instanceof Response) return raw
    const parsed = parseInput(endpoint, raw)
    if (!parsed.ok) return invalid(endpoint, parsed, requestId)
    const input = owner ? await inputHere(api, { owner, name }, parsed.input) : parsed.input
    if (!input) return elsewhere(endpoint, requestId)
    return respond(endpoint, await handler(api, { ...input, call, staff, rider }), { call, retryAfter })
  }

/**
 * "~" sorts after every letter, so fixed segments come first and `/api/diner/companies/{id}` is not
 * taken for an alias.
 */
const sortKey = (endpoint: Endpoint): string => pathOf(endpoint.route).replace(/\{\w+\}/g, '~')

/** Puts every endpoint of the contract on the app. */
export function mount(app: Hono<CallVariables>, api: Api, handlers: Handlers): void {
  const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
  const byName = handlers as unknown as Readonly<Record<EndpointName, AnyHandler>>
  for (const [name, endpoint] of all.toSorted(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
    app.on(
      methodOf(endpoint.route),
      pathOf(endpoint.route).replace(/\{(\w+)\}/g, ':$1'),
      serve(api, { name, endpoint, handler: byName[name] }),
    )
  }
}

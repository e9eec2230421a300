import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints, type EndpointName } from '@mostrador/contract/endpoints'
import { workShareSpent } from '@mostrador/contract/refusals'
import { methodOf, pathOf } from '@mostrador/contract/route'
import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { isRehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'
import type { Context, Hono } from 'hono'
import { keySecretOf, programOf } from '../people/api-key/program.ts'
import { previewing } from './previewing.ts'
import { inputHere, isRiderHere, type Input as HereInput } from '../people/host/served-here.ts'
import { doorOf } from '../people/permission/door.ts'
import type { Api } from '../ground/ports.ts'
import { problemResponse } from '../ground/problem/problem-response.ts'
import { limitsOfCall } from '../ground/rate-limit/limits-of-call.ts'
import { isRehearsed } from '../order/rehearsal/rehearsing.ts'
import { riderOf } from '../people/rider/rider-session.ts'
import { riderTokenOf } from '../people/rider/rider-token.ts'
import { isFromElsewhere, isSameOrigin } from '../people/staff/same-origin.ts'
import type { Call, Handlers } from '../ground/http/handler.ts'
import { parseInput } from '../ground/http/parse-input.ts'
import { rawInput, type CallVariables } from '../ground/http/raw-input.ts'
import { elsewhere, invalid, respond, type AnyHandler } from '../ground/http/respond.ts'
import { serveStaff } from './serve-staff.ts'

const isReading = ({ route }: Endpoint): boolean => methodOf(route) === 'GET'

/** Whether an endpoint opens, or is opened by, a session of staff. */
const isOfStaff = ({ access, route }: Endpoint): boolean =>
  access === 'staff' || pathOf(route).startsWith('/api/staff/')

/**
 * Whether another site could misuse a cookie of staff here: everything but reading. Source:
 * decisions.md, Who sees what.
 */
const isGuarded = (endpoint: Endpoint): boolean => !isReading(endpoint) && isOfStaff(endpoint)

/**
 * Paths that other sites send to on purpose: a bank returns a diner, and a page of a tenant sends
 * events.
 */
const FOR_OTHERS = /^\/api\/(?:payments|analytics)\//

/** Only the work of calls for staff is counted by what they find. */
const mayDo = async (): Promise<boolean> => true

/** Whether another site made the browser send a call that changes something here. */
const isForged = ({ hosts, publicUrl }: Api, endpoint: Endpoint, request: Request): boolean => {
  if (isReading(endpoint) || FOR_OTHERS.test(pathOf(endpoint.route))) return false
  return isGuarded(endpoint)
    ? !isSameOrigin(request, hosts.consoleOrigin)
    : isFromElsewhere(request, publicUrl)
}

/**
 * Whether a caller is over the endpoint's limit: riders by token, others by address, since headers
 * change with each call.
 */
async function isFlooded({ rateLimiter }: Api, endpoint: Endpoint, { headers, ip }: Call): Promise<boolean> {
  const { limit, access } = endpoint
  if (limit === undefined) return false
  const token = riderTokenOf(headers)?.token ?? headers.get('authorization')
  return !(await rateLimiter.take(limit, access === 'rider' ? (token ?? ip) : ip))
}

/** Whether a page that shows a draft calls: it only reads. Source: docs/decisions/022. */
const isOfPreview = (headers: Headers): boolean => {
  // Its header and its address say so: either is enough.
  if (headers.has(PREVIEW_HEADER)) return true
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && new URL(referer).searchParams.has('preview')
}

/** Whether a page of a rehearsal calls an endpoint open to it beside reading. */
const isOfRehearsal = (name: EndpointName, headers: Headers): boolean =>
  isRehearsed(name) && isRehearsalToken(headers.get(PREVIEW_HEADER))

/** Whether a preview may change the answer. */
const isShown = ({ name, endpoint }: Pick<Served, 'name' | 'endpoint'>, headers: Headers): boolean =>
  endpoint.access === 'public' && (isReading(endpoint) || isOfRehearsal(name, headers))

/** Marks a draft's answer as its page's alone, whose clock it sets. */
function asOfDraft(response: Response, now: Date): Response {
  response.headers.set('cache-control', 'no-store')
  response.headers.set('date', now.toUTCString())
  return response
}

type Served = { readonly name: EndpointName; readonly endpoint: Endpoint; readonly handler: AnyHandler }

const serve = (all: Api, { name, endpoint, handler }: Served) => {
  const door = doorOf(endpoint)
  return async (c: Context<CallVariables>) => {
    const requestId = c.get('requestId')
    const { api, retryAfter } = limitsOfCall(all)
    if (isOfStaff(endpoint) && !(await api.hosts.isForStaff(c.req.url)))
      return problemResponse({ status: 404, code: 'path-not-found', requestId })
    // Other sites cannot send a key without a preflight, and cookies are ignored then.
    if (keySecretOf(endpoint, c.req.raw.headers) === undefined && isForged(api, endpoint, c.req.raw))
      return problemResponse({ status: 403, code: 'origin-forbidden', requestId })
    if (!isReading(endpoint) && isOfPreview(c.req.raw.headers) && !isOfRehearsal(name, c.req.raw.headers))
      return problemResponse({ status: 403, code: 'preview-read-only', requestId })
    const owner = await api.hosts.ownerOf(c.req.url)
    const call = { id: requestId, ip: c.get('ip'), headers: c.req.raw.headers, url: c.req.url, owner, mayDo }
    if (await isFlooded(api, endpoint, call))
      return problemResponse({ status: 429, code: 'too-many-requests', requestId, headers: retryAfter() })
    if (endpoint.access === 'staff') {
      const secret = keySecretOf(endpoint, call.headers)
      const staff =
        secret === undefined
          ? ((await api.staffAuth.session(call.headers)) ?? 'not-signed-in')
          : await programOf(api, { secret, ip: call.ip })
      if (staff === 'too-many-requests')
        return problemResponse({ status: 429, code: staff, requestId, headers: retryAfter() })
      if (typeof staff === 'string') return problemResponse({ status: 401, code: staff, requestId })
      return serveStaff({ api, c }, { name, endpoint, handler, door }, { staff, call, retryAfter })
    }
    const rider = endpoint.access === 'rider' ? await riderOf(api, call.headers) : undefined
    if (endpoint.access === 'rider' && !isRiderHere(owner, rider))
      return problemResponse({ status: 401, code: 'rider-token-invalid', requestId })
    const raw = await rawInput(endpoint, c)
    if (raw instanceof Response) return raw
    const parsed = parseInput(endpoint, raw)
    if (!parsed.ok) return invalid(endpoint, parsed, requestId)
    const input = owner ? await inputHere(api, { owner, name }, parsed.input) : parsed.input
    if (!input) return elsewhere(endpoint, requestId)
    let isSpent = false
    const spent = (): void => void (isSpent = true)
    const shown = isShown({ name, endpoint }, call.headers)
      ? await previewing(api, { name, headers: call.headers, input: input as HereInput, spent })
      : api
    const outcome = await handler(shown, { ...input, call, rider })
    if (isSpent) return problemResponse({ ...workShareSpent, requestId, headers: retryAfter() })
    const response = await respond(endpoint, outcome, { call, retryAfter })
    return shown === api ? response : asOfDraft(response, shown.now())
  }
}

/**
 * "~" sorts after letters: fixed segments come first, so that `/api/diner/companies/{id}` is no
 * alias.
 */
const sortKey = (endpoint: Endpoint): string => pathOf(endpoint.route).replace(/\{\w+\}/g, '~')

/** Mounts every endpoint of the contract. */
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

import type { Endpoint } from '@mostrador/contract/endpoint'
import { asksForMoreThanPin, asksForPasskey } from '@mostrador/contract/enough'
import type { EndpointName } from '@mostrador/contract/endpoints'
import { notOnSharedDevice, passkeyFirst, workShareSpent } from '@mostrador/contract/refusals'
import { givesWay } from '@mostrador/domain/revision/gives-way'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { Context } from 'hono'
import { companyOfCall } from '../people/permission/company-of-call.ts'
import { deniedResponse } from '../people/permission/denied-response.ts'
import type { Door } from '../people/permission/door.ts'
import type { Api, StaffOrProgram } from '../ground/ports.ts'
import { problemResponse } from '../ground/problem/problem-response.ts'
import type { LimitedCall } from '../ground/rate-limit/limits-of-call.ts'
import { giveWorkBack, takeWork, workOfBody, type BodyWork } from '../ground/rate-limit/take-work.ts'
import { SMALL_BODY_BYTES } from '../ground/rate-limit/work.ts'
import type { Call } from '../ground/http/handler.ts'
import { parseInput } from '../ground/http/parse-input.ts'
import { rawInput, type CallVariables } from '../ground/http/raw-input.ts'
import { elsewhere, invalid, respond, type AnyHandler } from '../ground/http/respond.ts'

type StaffEndpoint = {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly door: Door | undefined
}

type StaffCall = Pick<LimitedCall, 'retryAfter'> & {
  readonly staff: StaffOrProgram
  readonly call: Call
}

const callerOf = (staff: StaffOrProgram): string => ('key' in staff ? staff.key.id : staff.id)

/**
 * Returns the shares of a call: its caller's, and its company's, or the caller's again for an
 * unknown company.
 */
function workOf(staff: StaffOrProgram, { id, url }: { readonly id: string; readonly url: string }) {
  const companyId = companyOfCall(staff, id) ?? callerOf(staff)
  const asked = new URL(url).searchParams
  const caller = { share: 'key' in staff ? 'work-key' : 'work-person', id: callerOf(staff) } as const
  return { companyId, share: 'work-company', caller, asked } as const
}

/** Whether a call may only turn things off, which is let through in any case. */
const mayGiveWay = async (
  { rateLimiter: { take } }: Api,
  name: EndpointName,
  staff: StaffOrProgram,
): Promise<boolean> => name === 'changeDocument' && take('work-giving-way', callerOf(staff))

const isGivingWay = (input: unknown): boolean =>
  givesWay((input as { readonly body: { readonly operations: readonly Operation[] } }).body.operations)

/** Returns the number of steps of a change; 0 for other input. */
const stepsOf = (input: unknown): number =>
  (input as { readonly body?: { readonly operations?: readonly unknown[] } }).body?.operations?.length ?? 0

/** Whether a call may send its body, by the limits of its person and company. */
async function maySend(
  { rateLimiter: { take } }: Api,
  { bodyLimits }: Endpoint,
  { staff, id }: { readonly staff: StaffOrProgram; readonly id: string },
): Promise<boolean> {
  if (!bodyLimits) return true
  const company = companyOfCall(staff, id) ?? id
  const person = callerOf(staff)
  return (await take(bodyLimits.person, person)) && (await take(bodyLimits.company, company))
}

/** Response where the caller may reach nothing: 401 for a key, else that of a missing thing. */
const turnedAway = (endpoint: Endpoint, staff: StaffOrProgram, requestId: string): Response =>
  'key' in staff
    ? problemResponse({ status: 401, code: 'api-key-unknown', requestId })
    : elsewhere(endpoint, requestId)

const isByPin = (staff: StaffOrProgram): boolean => !('key' in staff) && staff.sharedDevice !== null

/** Whether a person with a passkey signed in without it: the password alone may be a thief's. */
const owesPasskey = (staff: StaffOrProgram): boolean => !('key' in staff) && staff.owesPasskey

/** Admitted call: the caller as its handler sees it, and the share left. */
type LetIn = StaffCall & {
  readonly inside: StaffOrProgram
  /** The share is spent: only changes that turn things off are made. */
  readonly onlyGivesWay: boolean
  readonly work: BodyWork
}

/** Reads the input of an admitted call, runs its handler and answers. */
async function answerInside(
  { api, c }: { readonly api: Api; readonly c: Context<CallVariables> },
  { endpoint, handler, door }: StaffEndpoint,
  { staff, inside, call, retryAfter, onlyGivesWay, work }: LetIn,
): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const tooMuch = (code: string): Response =>
    problemResponse({ status: 429, code, requestId: call.id, headers: retryAfter() })
  if (!(await maySend(api, endpoint, { staff, id }))) return tooMuch('too-many-requests')
  const largestBody = onlyGivesWay ? SMALL_BODY_BYTES : endpoint.largestBody
  const raw = await rawInput({ ...endpoint, ...(largestBody && { largestBody }) }, c, work.mayRead)
  if (raw instanceof Response)
    return onlyGivesWay || raw.status === workShareSpent.status ? tooMuch(workShareSpent.code) : raw
  const parsed = parseInput(endpoint, raw)
  if (!parsed.ok) return invalid(endpoint, parsed, call.id)
  if (onlyGivesWay && !isGivingWay(parsed.input)) return tooMuch(workShareSpent.code)
  if (!(await work.mayMake(stepsOf(parsed.input)))) return tooMuch(workShareSpent.code)
  const outcome = await handler(api, { ...parsed.input, call: { ...call, mayDo: work.mayDo }, staff: inside })
  const response = await respond(endpoint, outcome, { call, retryAfter })
  const denied = response.status === 404 ? await door?.explain?.(api.database, { staff, id }) : undefined
  return denied ? deniedResponse(api, denied, call.id) : response
}

/**
 * Calls a handler for staff or a program with the permission of its endpoint at the place of the
 * call. Staff who work there without it read the missing permission and the people who can give
 * it; others get 404. Calls beyond a tablet's PIN, or that need a passkey not shown, are refused.
 * No body is read before that. A company whose share of work is spent has to wait, unless the
 * change only turns things off; where what is left is less than a large body costs, it is unread.
 */
export async function serveStaff(
  { api, c }: { readonly api: Api; readonly c: Context<CallVariables> },
  served: StaffEndpoint,
  { staff, call, retryAfter }: StaffCall,
): Promise<Response> {
  const { name, endpoint, door } = served
  const id = c.req.param('id') ?? ''
  const inside = door?.enter(staff, id) ?? staff
  if (inside === 'elsewhere') return turnedAway(endpoint, staff, call.id)
  if ('permission' in inside) return deniedResponse(api, inside, call.id)
  if (isByPin(staff) && asksForMoreThanPin(name))
    return problemResponse({ ...notOnSharedDevice, requestId: call.id })
  if (owesPasskey(staff) && asksForPasskey(name))
    return problemResponse({ ...passkeyFirst, requestId: call.id })
  const worker = workOf(staff, { id, url: call.url })
  const isSpent = !(await takeWork(api.rateLimiter, name, worker))
  if (isSpent && !(await mayGiveWay(api, name, staff)))
    return problemResponse({ ...workShareSpent, requestId: call.id, headers: retryAfter() })
  const work = workOfBody(api.rateLimiter, name, worker)
  const letIn = { staff, inside, call, retryAfter, onlyGivesWay: isSpent, work }
  const response = await answerInside({ api, c }, served, letIn)
  if (!isSpent) await giveWorkBack(api.rateLimiter, worker, { status: response.status, work })
  return response
}

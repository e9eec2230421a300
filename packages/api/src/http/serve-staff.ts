import type { Endpoint } from '@mostrador/contract/endpoint'
import { asksForMoreThanPin } from '@mostrador/contract/enough'
import type { EndpointName } from '@mostrador/contract/endpoints'
import { notOnSharedDevice, workShareSpent } from '@mostrador/contract/refusals'
import type { Context } from 'hono'
import { companyOfCall } from '../permission/company-of-call.ts'
import { deniedResponse } from '../permission/denied-response.ts'
import type { Door } from '../permission/door.ts'
import type { Api, StaffOrProgram } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'
import type { LimitedCall } from '../rate-limit/limits-of-call.ts'
import { takeWork } from '../rate-limit/take-work.ts'
import type { Call } from './handler.ts'
import { parseInput } from './parse-input.ts'
import { rawInput, type CallVariables } from './raw-input.ts'
import { elsewhere, invalid, respond, type AnyHandler } from './respond.ts'

/** An endpoint for staff, with its door. */
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

/** The share that a call takes: its company's, or of its caller where the company is not known. */
function workOf(staff: StaffOrProgram, { id, url }: { readonly id: string; readonly url: string }) {
  const companyId = companyOfCall(staff, id) ?? callerOf(staff)
  const asked = new URL(url).searchParams
  const ofPart = [asked.get('place'), asked.get('fields')].some(Boolean)
  return { companyId, share: 'work-company', ofPart } as const
}

/**
 * Whether a call may send its body: neither its person nor the company that it is about may do so
 * too often.
 */
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

/** What is said where nothing is there for who calls: a key opens no door of others. */
const turnedAway = (endpoint: Endpoint, staff: StaffOrProgram, requestId: string): Response =>
  'key' in staff
    ? problemResponse({ status: 401, code: 'api-key-unknown', requestId })
    : elsewhere(endpoint, requestId)

/** Whether a PIN at a shared tablet began the session. */
const isByPin = (staff: StaffOrProgram): boolean => !('key' in staff) && staff.sharedDevice !== null

/**
 * Calls a handler for a member of staff, or a program, who may do what its endpoint does, where the
 * call is about; one who works there and may not is told what is missing, and who can give it. To
 * others nothing is there. What asks for more than the PIN of a shared tablet is refused there.
 * Nothing of a body is read before that.
 */
export async function serveStaff(
  { api, c }: { readonly api: Api; readonly c: Context<CallVariables> },
  { name, endpoint, handler, door }: StaffEndpoint,
  { staff, call, retryAfter }: StaffCall,
): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const inside = door?.enter(staff, id) ?? staff
  if (inside === 'elsewhere') return turnedAway(endpoint, staff, call.id)
  if ('permission' in inside) return deniedResponse(api, inside, call.id)
  if (isByPin(staff) && asksForMoreThanPin(name))
    return problemResponse({ ...notOnSharedDevice, requestId: call.id })
  const tooMuch = (code: string): Response =>
    problemResponse({ status: 429, code, requestId: call.id, headers: retryAfter() })
  if (!(await takeWork(api.rateLimiter, name, workOf(staff, { id, url: call.url }))))
    return tooMuch(workShareSpent.code)
  if (!(await maySend(api, endpoint, { staff, id }))) return tooMuch('too-many-requests')
  const raw = await rawInput(endpoint, c)
  if (raw instanceof Response) return raw
  const parsed = parseInput(endpoint, raw)
  if (!parsed.ok) return invalid(endpoint, parsed, call.id)
  const outcome = await handler(api, { ...parsed.input, call, staff: inside })
  const response = await respond(endpoint, outcome, { call, retryAfter })
  const denied = response.status === 404 ? await door?.explain?.(api.database, { staff, id }) : undefined
  return denied ? deniedResponse(api, denied, call.id) : response
}

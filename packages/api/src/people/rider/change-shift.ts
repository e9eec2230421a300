import { readDinerPhone, readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { isBlank } from '@mostrador/domain/text/is-blank'
import type { ProblemError } from '@mostrador/contract/problem'
import type { Call } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announce } from '../../ground/realtime/announce.ts'
import { keepRequest } from './device-request-store.ts'
import {
  deviceCode,
  riderDeviceCookie,
  riderDeviceOf,
  riderPhoneCookie,
  riderPhoneOf,
} from './rider-device.ts'
import { judgePin, mayShowPin, pinShown } from './rider-pin.ts'
import { newToken } from './rider-session.ts'
import { SHIFT_HOURS, shiftCookie } from './rider-token.ts'
import type { SavedRider, ShiftChange, ShiftSaved } from './rider-store.ts'
import { checkSecurityCode } from './security-code.ts'

/** Form of the riders' page. */
type ShiftForm = {
  readonly name: string
  readonly phone: string
  readonly securityCode: string
  readonly pin?: string | undefined
  readonly riderUser: { readonly branchContact: { readonly id: string } }
  readonly active: boolean
}

/** Request for a shift: its form, call and rider (a new id for one who registers). */
export type ShiftRequest = {
  readonly form: ShiftForm
  readonly call: Pick<Call, 'ip' | 'headers'>
  readonly riderId: string
  readonly nameRequired: boolean
}

type Save = (db: Api['database'], change: ShiftChange) => Promise<ShiftSaved>

type Cookies = readonly (readonly [name: string, value: string])[]

/** Rider with the token of a new shift (null for an ended one) and cookies, or why not. */
export type ChangedShift =
  | {
      readonly ok: true
      readonly rider: SavedRider & { readonly token: string | null }
      readonly cookies: Cookies
    }
  | {
      readonly ok: false
      readonly why:
        | 'too-many-requests'
        | 'security-code-wrong'
        | 'phone-invalid'
        | 'rider-data-missing'
        | 'rider-not-found'
        | 'shift-carries'
        | 'rider-blocked'
    }
  /** Another device: its digits for the shop, and its PIN. */
  | {
      readonly ok: false
      readonly why: OtherDevice
      readonly errors: readonly ProblemError[]
      readonly cookies: Cookies
    }

type OtherDevice = 'device-not-released' | 'rider-pin-wrong' | 'rider-pin-used-up'

/** Whether another device was refused, with ways to let it in. */
export const isOtherDevice = (changed: ChangedShift): changed is Extract<ChangedShift, { errors: unknown }> =>
  'errors' in changed

const HOUR_MS = 3_600_000

/** Shows the shop that another device gave the code of one of its riders. */
async function askShop(api: Api, change: ShiftChange): Promise<void> {
  await keepRequest(api.database, change)
  api.tellSecurity('rider-device-refused')
  const channel = dispatchChannel(change.place.branchContactId)
  announce(api, { channel, event: liveEvents.dispatchUpdated, data: {} })
}

/** Judges another device: by the PIN that was shown, or returns how it can be let in. */
async function judgeDevice(
  api: Api,
  change: ShiftChange,
  pin: string,
): Promise<'right' | { readonly why: OtherDevice; readonly errors: readonly ProblemError[] }> {
  const digits = { code: 'device', message: deviceCode(change.deviceId) }
  if (pin === '') {
    const isOpen = (await mayShowPin(api.database, change)) === 'open'
    return { why: 'device-not-released', errors: isOpen ? [digits, pinShown(undefined)] : [digits] }
  }
  const judged = await judgePin(api.database, change, pin)
  if (judged.kind === 'right') return 'right'
  if (judged.kind === 'none') return { why: 'device-not-released', errors: [digits] }
  api.tellSecurity('rider-pin-refused')
  return judged.kind === 'wrong'
    ? { why: 'rider-pin-wrong', errors: [digits, pinShown(judged.left)] }
    : { why: 'rider-pin-used-up', errors: [digits] }
}

/** Reads a rider's phone: only a new rider's has to fit today's numbering plans. */
const phoneOf = (typed: string, { country, isNew }: { readonly country: string; readonly isNew: boolean }) =>
  isNew ? readDinerPhone(typed, country) : readKeptPhone(typed, country)

/**
 * Begins or ends a shift by the security code; `save` names the rider. Two queries, and one more
 * at the end. Source: 001 §4 Rider shift, §5.
 */
export async function changeShift(
  api: Api,
  { form, call, riderId, nameRequired }: ShiftRequest,
  save: Save,
): Promise<ChangedShift> {
  const contactId = form.riderUser.branchContact.id
  const known = riderDeviceOf(api, { contactId, headers: call.headers })
  const shown = { contactId, phone: form.phone, code: form.securityCode, ip: call.ip, deviceId: known }
  const checked = await checkSecurityCode(api, shown)
  if (!checked.ok) {
    api.tellSecurity('rider-refused')
    return checked
  }
  const phone = phoneOf(form.phone, { country: checked.place.country, isNew: nameRequired })
  if (!phone) return { ok: false, why: 'phone-invalid' }
  const name = form.name.trim()
  if (nameRequired && isBlank(name)) return { ok: false, why: 'rider-data-missing' }
  const { token, hash } = newToken(api)
  const now = api.now()
  const deviceId = riderPhoneOf(api, call.headers) ?? known ?? api.newId()
  const cookies = [riderPhoneCookie(api, deviceId), riderDeviceCookie(api, { contactId, deviceId })]
  const change: ShiftChange = {
    place: checked.place,
    riderId,
    sessionId: api.newId(),
    tokenHash: hash,
    name,
    phone: phone.e164,
    phoneKey: phone.key,
    active: form.active,
    deviceId,
    now,
    expiresAt: new Date(now.getTime() + SHIFT_HOURS * HOUR_MS),
  }
  let rider = await save(api.database, change)
  if (rider === 'other-device') {
    const judged = await judgeDevice(api, change, form.pin?.trim() ?? '')
    if (judged !== 'right') {
      await askShop(api, change)
      return { ok: false, ...judged, cookies }
    }
    rider = await save(api.database, { ...change, isLetIn: true })
  }
  if (!rider || rider === 'other-device') return { ok: false, why: 'rider-not-found' }
  if (rider === 'blocked') return { ok: false, why: 'rider-blocked' }
  if (rider === 'carries') return { ok: false, why: 'shift-carries' }
  const own = form.active ? token : null
  const kept = [...cookies, shiftCookie(api, { contactId, token: own })]
  return { ok: true, rider: { ...rider, token: own }, cookies: kept }
}

import { seenText } from '@mostrador/domain/text/seen-text'
import type { Client, Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { riderCopy } from '@mostrador/copy/rider'
import { serverNow } from '../frame/server-clock.ts'
import { riderPhone, type RegisterField, type RegisterForm } from './register-problem.ts'
import { variantOfRider, type RegisterSteps, type RegisterVariant } from './register-variant.ts'
import type { RiderSession } from './rider-session.ts'

type RiderCalls = Pick<Client, 'getRiderByPhone' | 'createRider' | 'updateRider'>

export type ShiftContext = {
  readonly client: RiderCalls
  readonly branchContactId: string
  readonly steps: RegisterSteps | undefined
}

/** Result of sending a form: the next variant, a shift that began, or the failure to tell. */
export type Sent =
  | { readonly next: RegisterVariant; readonly steps: RegisterSteps }
  | { readonly started: RiderSession }
  | {
      readonly failure: string
      readonly field?: RegisterField
      readonly carries?: true
      /** Digits by which the shop knows this device, which is not the rider's yet. */
      readonly deviceCode?: string
      /** Whether the rider's PIN lets this device in, too. */
      readonly asksPin?: true
    }

/** Codes that the server answers to a device that is not the rider's. */
const OTHER_DEVICE: ReadonlySet<string> = new Set([
  'device-not-released',
  'rider-pin-wrong',
  'rider-pin-used-up',
])

/**
 * Returns the failure of a problem. A wrong security code and a shift with deliveries in hand have
 * sentences of their own; every other error may pass on another try. Source: 001 §8 Rider create
 * or update; docs/decisions/012.
 */
function failureOf({ status, code, detail, errors = [] }: Problem): Sent {
  if (OTHER_DEVICE.has(code)) {
    const deviceCode = errors[0]?.message ?? ''
    const pin = errors.find((one) => one.code === 'pin')
    if (code === 'device-not-released') return { failure: detail, deviceCode, ...(pin && { asksPin: true }) }
    return { failure: pin?.message ?? detail, field: 'pin', deviceCode, asksPin: true }
  }
  if (code === 'shift-carries') return { failure: detail, carries: true }
  if (status === 400) return { failure: riderCopy.wrongCode, field: 'securityCode' }
  return { failure: riderCopy.failed }
}

async function lookUp(form: RegisterForm, { client, branchContactId }: ShiftContext): Promise<Sent> {
  const phone = riderPhone(form.initPhone, form.phoneCountry) ?? ''
  const steps = { phone, phoneCountry: form.phoneCountry }
  const found = await client.getRiderByPhone({ query: { branchContactId, phone } })
  if (!found.ok && found.problem.status !== 404) return { failure: riderCopy.failed }
  if (!found.ok) return { next: 'register', steps }
  const { id, name } = found.data
  return { next: variantOfRider(found.data), steps: { ...steps, rider: { id, name } } }
}

type Shift = Extract<Awaited<ReturnType<RiderCalls['createRider']>>, { readonly ok: true }>['data']

function shiftOf(result: Result<Shift>, steps: RegisterSteps, branchContactId: string): Sent {
  if (!result.ok) return failureOf(result.problem)
  const { token, id, name, phone } = result.data
  if (token === null) return { next: 'success', steps: { ...steps, rider: { id, name }, shift: 'ended' } }
  return { started: { since: serverNow().toISOString(), branchContactId, riderId: id, name, phone } }
}

/** Sends a variant's form: look-up, registration, begin or end of shift. Source: 001 §2, §7. */
export async function sendShift(
  variant: RegisterVariant,
  form: RegisterForm,
  context: ShiftContext,
): Promise<Sent> {
  const { client, branchContactId, steps } = context
  if (variant === 'phoneIntake') return lookUp(form, context)
  const known = steps ?? { phone: '', phoneCountry: form.phoneCountry }
  const body = {
    name: known.rider?.name ?? seenText(form.name),
    phone: known.phone,
    securityCode: form.securityCode,
    ...(form.pin !== '' && { pin: form.pin }),
    riderUser: { branchContact: { id: branchContactId } },
    active: variant !== 'logOut',
  }
  if (variant === 'register') return shiftOf(await client.createRider({ body }), known, branchContactId)
  const changed = await client.updateRider({ params: { id: known.rider?.id ?? '' }, body })
  return shiftOf(changed, known, branchContactId)
}

import { pinFault } from '@mostrador/domain/staff/pin-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Ports, StaffMember } from '../../ground/ports.ts'
import { findAccount } from '../staff/session-store.ts'
import { hashStaffPassword } from '../staff/staff-user.ts'
import { deletePin, writePin } from './pin-store.ts'

/** Whether an app of codes was not asked for, because a PIN began the session. */
const owesCode = async ({ database }: Pick<Ports, 'database'>, staff: StaffMember): Promise<boolean> =>
  staff.sharedDevice !== null && (await findAccount(database, staff.id)).hasSecondFactor

/**
 * Sets or removes the caller's PIN for the shared devices of a company. Who has a second factor
 * shows it to set one: the digits of before and the password would make others.
 */
export const setStaffPin: Handler<'setStaffPin'> = async (api, { params, body, staff, call }) => {
  const { pin, password } = body
  const fault = pin === null ? undefined : pinFault(pin)
  if (fault) return no(fault)
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if (pin !== null && staff.owesPasskey) return no('passkey-first')
  if (pin !== null && (await owesCode(api, staff))) return no('not-on-shared-device')
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const whose = { companyId: params.id, personId: staff.id }
  if (pin === null) await deletePin(api.database, whose)
  else {
    const hash = await hashStaffPassword(pin)
    const written = { ...whose, hash, now: api.now(), sessionId: staff.sessionId }
    if (!(await writePin(api.database, written))) return no('company-not-found')
  }
  api.tellSecurity('pin-changed')
  return yes(null)
}

import { pinFault } from '@mostrador/domain/staff/pin-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { hashStaffPassword } from '../staff/staff-user.ts'
import { deletePin, writePin } from './pin-store.ts'

/** Sets or removes the caller’s PIN for the shared devices of a company. */
export const setStaffPin: Handler<'setStaffPin'> = async (api, { params, body, staff, call }) => {
  const { pin, password } = body
  const fault = pin === null ? undefined : pinFault(pin)
  if (fault) return no(fault)
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  // On a tablet the password alone would bypass the passkey.
  if (pin !== null && staff.owesPasskey) return no('passkey-first')
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

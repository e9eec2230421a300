import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { deletePasswordLinks } from './password-link-store.ts'
import { noteSession } from './session-store.ts'

/** Changes the caller's password, who shows the present one; ends all other sessions. */
export const changePassword: Handler<'changePassword'> = async (api, { body, staff, call }) => {
  const fault = passwordFault(body.password, staff.email)
  if (fault) return no(fault)
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const changed = await api.staffAuth.changePassword({ ...body, headers: call.headers })
  if (!changed) return no('wrong-password')
  await deletePasswordLinks(api.database, staff.id)
  const { byPasskey, sharedDevice } = staff
  await noteSession(api, { token: changed.token, ip: call.ip, byPasskey, sharedDevice })
  api.tellSecurity('password-changed')
  return yes(null, asHeaders(changed.setCookies))
}

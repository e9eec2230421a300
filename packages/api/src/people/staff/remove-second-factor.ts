import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { isAskedForFactor } from './policy-store.ts'
import { noteSession, tokenOf } from './session-store.ts'

/** Removes the caller's second factor, unless a company asks for one. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if (await isAskedForFactor(api.database, staff.id)) return no('second-factor-asked-for')
  const setCookies = await api.staffAuth.removeSecondFactor({
    password: body.password,
    headers: call.headers,
  })
  if (!setCookies) return no('wrong-password')
  const token = tokenOf(setCookies)
  const { byPasskey } = staff
  if (token) await noteSession(api, { token, ip: call.ip, byPasskey })
  api.tellSecurity('second-factor-off')
  return yes(null, asHeaders(setCookies))
}

import { no, yes, type Handler } from '../http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { owesPasskey } from './passkey-rule.ts'
import { endSessions, noteSession, tokenOf } from './session-store.ts'

/**
 * The first code of the app: sign-in asks for one from now on, and sessions that were begun without
 * one end.
 */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  // The secret may be older than the passkey, and of somebody who knew the password then.
  if (await owesPasskey(api, staff)) return no('passkey-first')
  const code = body.code.replaceAll(/\s/g, '')
  const setCookies = await api.staffAuth.confirmSecondFactor({ code, headers: call.headers })
  const token = setCookies && tokenOf(setCookies)
  if (!token) return no('wrong-code')
  await endSessions(api.database, { id: staff.id, but: token })
  const { byPasskey } = staff
  await noteSession(api, { token, ip: call.ip, byPasskey })
  api.tellSecurity('second-factor-on')
  return yes(null, asHeaders(setCookies))
}

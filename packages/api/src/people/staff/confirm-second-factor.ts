import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { endSessions, noteSession, tokenOf } from './session-store.ts'

/**
 * Confirms an app by its first code: sign-in asks for one from now on, and sessions without end.
 */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
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

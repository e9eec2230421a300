import { yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { endSessions } from './session-store.ts'

/** Ends all sessions of the caller, and this browser's cookie. */
export const endStaffSessions: Handler<'endStaffSessions'> = async (api, { staff, call }) => {
  const setCookies = await api.staffAuth.signOut(call.headers)
  const count = await endSessions(api.database, { id: staff.id })
  api.tellSecurity('sessions-ended', { count: count + 1 })
  return yes(null, asHeaders(setCookies))
}

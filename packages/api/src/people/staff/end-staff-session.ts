import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { endSessions } from './session-store.ts'

/** Ends one session of the caller; another's is `not-found`. */
export const endStaffSession: Handler<'endStaffSession'> = async (api, { params, staff }) => {
  const count = await endSessions(api.database, { id: staff.id, only: params.id })
  if (count === 0) return no('session-not-found')
  api.tellSecurity('sessions-ended', { count })
  return yes(null)
}

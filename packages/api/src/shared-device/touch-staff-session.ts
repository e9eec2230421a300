import { no, yes, type Handler } from '../http/handler.ts'
import { isCopied } from './device-key.ts'
import { touchSession } from './session-lock.ts'

/**
 * Somebody touched the shared device on which he or she works: its minutes begin anew. A session
 * that is locked by then stays so, and one that a password began has no minutes.
 */
export const touchStaffSession: Handler<'touchStaffSession'> = async (api, { staff, call }) => {
  if (!staff.sharedDevice) return yes(null)
  if (await isCopied(api, call.headers)) return no('not-signed-in')
  return (await touchSession(api.database, { id: staff.sessionId, now: api.now() }))
    ? yes(null)
    : no('not-signed-in')
}

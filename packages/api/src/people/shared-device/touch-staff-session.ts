import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { isCopied } from './device-key.ts'
import { touchSession } from './session-lock.ts'

/**
 * Restarts the idle minutes of the caller’s session on a shared device. A locked session stays
 * locked, and one that a password began has no minutes.
 */
export const touchStaffSession: Handler<'touchStaffSession'> = async (api, { staff, call }) => {
  if (!staff.sharedDevice) return yes(null)
  if (await isCopied(api, call.headers)) return no('not-signed-in')
  return (await touchSession(api.database, { id: staff.sessionId, now: api.now() }))
    ? yes(null)
    : no('not-signed-in')
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { endSessions } from '../staff/session-store.ts'
import { shownDevice } from './device-key.ts'
import { touchSession } from './session-lock.ts'

/**
 * Restarts the idle minutes of the caller's session on a shared device, in the browser of that
 * device. Without its cookie the session is a copy, which would never be found out, and ends. A
 * locked session stays locked, and one that a password began has no minutes.
 */
export const touchStaffSession: Handler<'touchStaffSession'> = async (api, { staff, call }) => {
  const { id, sessionId, sharedDevice } = staff
  if (!sharedDevice) return yes(null)
  const device = await shownDevice(api, call.headers)
  if (device?.id !== sharedDevice.id) {
    await endSessions(api.database, { id, only: sessionId })
    return no('not-signed-in')
  }
  return (await touchSession(api.database, { id: sessionId, now: api.now() }))
    ? yes(null)
    : no('not-signed-in')
}

import { MOST_PASSKEYS } from '@mostrador/domain/staff/passkey'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { listPasskeys, notePasskeyMade } from './passkey-store.ts'
import { endSessions } from './session-store.ts'

/**
 * Keeps a passkey made for a challenge of `beginPasskey`, which asked for the password. It counts
 * as shown, so that this session goes on; all others end.
 */
export const addPasskey: Handler<'addPasskey'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if ((await listPasskeys(api.database, staff.id)).length >= MOST_PASSKEYS) return no('too-many-passkeys')
  const { name, response } = body
  const passkeyId = await api.staffAuth.addPasskey({ name, response, headers: call.headers })
  if (passkeyId === undefined) {
    api.tellSecurity('passkey-refused')
    return no('passkey-refused')
  }
  const { sessionId } = staff
  await notePasskeyMade(api.database, { sessionId, passkeyId, now: api.now() })
  await endSessions(api.database, { id: staff.id, butId: sessionId })
  api.tellSecurity('passkey-added')
  return yes(null)
}

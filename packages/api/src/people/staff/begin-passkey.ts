import { MOST_PASSKEYS } from '@mostrador/domain/staff/passkey'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'
import { listPasskeys } from './passkey-store.ts'

/**
 * Returns the options with which the browser makes a passkey. The caller shows the password; the
 * challenge records that.
 */
export const beginPasskey: Handler<'beginPasskey'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if ((await listPasskeys(api.database, staff.id)).length >= MOST_PASSKEYS) return no('too-many-passkeys')
  const { headers } = call
  if (!(await api.staffAuth.isPassword({ password: body.password, headers }))) return no('wrong-password')
  const { options, setCookies } = await api.staffAuth.passkeyOptions({ purpose: 'REGISTER', headers })
  return yes({ options: { ...options } }, asHeaders(setCookies))
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders } from './complete-sign-in.ts'

/** Returns the challenge of a passkey, for this browser alone, without an e-mail. */
export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async (api, { call }) => {
  if (!(await api.rateLimiter.take('passkey-address', call.ip))) return no('too-many-requests')
  const asked = { purpose: 'SIGN_IN', headers: call.headers } as const
  const { options, setCookies } = await api.staffAuth.passkeyOptions(asked)
  return yes({ options: { ...options } }, asHeaders(setCookies))
}

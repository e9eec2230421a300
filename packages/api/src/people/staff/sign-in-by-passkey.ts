import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { completeSignIn } from './complete-sign-in.ts'

/**
 * Signs staff in with a passkey. No e-mail's tries are counted, since it cannot be guessed; a
 * challenge is good once, in its browser.
 */
export const signInByPasskey: Handler<'signInByPasskey'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('passkey-address', call.ip))) return no('too-many-requests')
  const signedIn = await api.staffAuth.signInByPasskey({ response: body.response, headers: call.headers })
  if (signedIn.is !== 'in') {
    api.tellSecurity('passkey-refused')
    return no('passkey-refused')
  }
  api.tellSecurity('passkey-used')
  const entered = await completeSignIn(api, signedIn, call)
  return yes(entered.session, entered.headers)
}

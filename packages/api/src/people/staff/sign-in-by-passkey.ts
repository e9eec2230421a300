import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { completeSignIn } from './complete-sign-in.ts'

/**
 * Signs staff in with a passkey. There is nothing to guess, so that no e-mail's tries are used up;
 * a challenge is good once, in the browser that asked for it.
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

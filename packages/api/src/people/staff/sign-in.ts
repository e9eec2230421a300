import { no, noWith, yes, type Handler } from '../../ground/http/handler.ts'
import { asHeaders, completeSignIn } from './complete-sign-in.ts'
import { maySignIn } from './may-sign-in.ts'
import { staffDeviceOf } from './staff-device.ts'

/**
 * Signs staff in. Tries are counted before hashing, so that neither one guesser of many e-mails
 * nor many of one get far; a device known for the e-mail is not locked out.
 */
export const signIn: Handler<'signIn'> = async (api, { body, call }) => {
  const { headers, ip } = call
  const email = body.email.trim().toLowerCase()
  const deviceId = staffDeviceOf(api, headers, email)
  if (!(await maySignIn(api.rateLimiter, { email, ip, deviceId }))) return no('too-many-requests')
  const signedIn = await api.staffAuth.signIn({ email, password: body.password, headers })
  if (signedIn.is === 'half-way') return noWith('second-factor-required', asHeaders(signedIn.setCookies))
  if (signedIn.is !== 'in') {
    api.tellSecurity('sign-in-refused')
    return no('wrong-credentials')
  }
  const entered = await completeSignIn(api, signedIn, call)
  return yes(entered.session, entered.headers)
}

import { type Handler, no, yes } from '../http/handler.ts'
import { sessionInfo } from './session-info.ts'

/**
 * Signs staff in. Attempts are counted for the address and for the e-mail, so that neither one guesser with many
 * e-mails nor many guessers of one e-mail get far.
 */
export const signIn: Handler<'signIn'> = async (api, { body, call }) => {
  const { rateLimiter, staffAuth, database } = api
  const email = body.email.trim().toLowerCase()
  const mayTry =
    (await rateLimiter.take('sign-in-address', call.ip)) && (await rateLimiter.take('sign-in-email', email))
  if (!mayTry) return no('too-many-requests')
  const signedIn = await staffAuth.signIn({ email, password: body.password, headers: call.headers })
  if (!signedIn) return no('wrong-credentials')
  return yes(
    await sessionInfo(database, signedIn.member),
    signedIn.setCookies.map((cookie) => ['set-cookie', cookie] as const),
  )
}

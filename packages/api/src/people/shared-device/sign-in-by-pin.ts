import { verifyPassword } from 'better-auth/crypto'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { completeSignIn } from '../staff/complete-sign-in.ts'
import { endSessions } from '../staff/session-store.ts'
import { lacksFactorFor } from './device-factor.ts'
import { shownDevice } from './device-key.ts'
import { notePinUsed, takePinTry } from './pin-store.ts'
import { sharedDeviceCookie } from './shared-device-cookie.ts'

/**
 * Signs a person in by a PIN, on a shared device of a company for which they work, and nowhere
 * else. Tries are taken before anything is hashed, and count for one person, on this device and on
 * all of the company, so that a guesser locks out no other. A person for whom the device lacks a
 * second factor is told so, once the PIN is right. The session open in this browser ends,
 * and the cookie of the device gets another value.
 */
export const signInByPin: Handler<'signInByPin'> = async (api, { body, call }) => {
  const { database } = api
  const { headers } = call
  const device = await shownDevice(api, headers)
  if (!device) return no('device-not-shared')
  const deviceId = device.id
  if (!(await api.rateLimiter.take('pin-device', deviceId))) return no('too-many-requests')
  const at = { deviceId, personId: body.person, now: api.now() }
  const tried = await takePinTry(database, at)
  if (tried?.state === 'over') return no('pin-over')
  if (tried?.state === 'wait') return no('too-many-requests')
  if (!tried || !(await verifyPassword({ hash: tried.hash, password: body.pin }))) {
    // A guesser may name a person who does not exist.
    const who = tried ? { staffUserId: body.person } : {}
    api.tellSecurity('sign-in-refused', { ...who, deviceId })
    return no('wrong-pin')
  }
  if (await lacksFactorFor(database, at))
    return (await notePinUsed(database, { ...at, hash: tried.hash }))
      ? no('device-lacks-factor')
      : no('wrong-pin')
  await api.staffAuth.signOut(headers)
  const signedIn = await api.staffAuth.signInAtDevice({ personId: body.person, deviceId, headers })
  if (signedIn.is !== 'in') return no('wrong-pin')
  if (!(await notePinUsed(database, { ...at, hash: tried.hash }))) {
    // The PIN was changed or removed meanwhile.
    await endSessions(database, { id: body.person, only: signedIn.member.sessionId })
    return no('wrong-pin')
  }
  const entered = await completeSignIn(api, signedIn, call)
  return yes(entered.session, [...entered.headers, sharedDeviceCookie(api, device.next)])
}

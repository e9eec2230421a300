import { createHash } from 'node:crypto'
import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

/** Name of the cookie, one for each e-mail: several people sign in on a tablet. */
const nameOf = (email: string): string =>
  `mostrador_desk_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`

/** Returns the headers' device, if this e-mail signed in on it before. */
export const staffDeviceOf = (
  signer: Pick<Ports, 'cookieSecret'>,
  headers: Headers,
  email: string,
): string | undefined => readSignedCookie(signer, headers, nameOf(email))

/**
 * Returns a device's cookie for an e-mail. It opens nothing, and keeps guesses elsewhere from
 * locking it out.
 */
export const staffDeviceCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  { email, deviceId }: { readonly email: string; readonly deviceId: string },
): readonly [name: string, value: string] =>
  signedCookie(ports, { name: nameOf(email), value: deviceId, path: '/api/staff', sameSite: 'Strict' })

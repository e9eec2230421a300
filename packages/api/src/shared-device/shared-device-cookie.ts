import { readSignedCookie, signedCookie } from '../http/signed-cookie.ts'
import type { Ports } from '../ports.ts'

const NAME = 'mostrador_tablet'

/** The id of the shared device that sent these headers, as the cookie says it that we signed. */
export const sharedDeviceOf = (signer: Pick<Ports, 'cookieSecret'>, headers: Headers): string | undefined =>
  readSignedCookie(signer, headers, NAME)

/** The header by which a browser knows that it is a shared device. */
export const sharedDeviceCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  deviceId: string,
): readonly [name: string, value: string] =>
  signedCookie(ports, { name: NAME, value: deviceId, path: '/api/staff', sameSite: 'Strict' })

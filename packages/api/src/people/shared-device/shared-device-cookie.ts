import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

const NAME = 'mostrador_tablet'

/** A shared device, and which of the values of its cookie its browser has. */
export type DeviceKey = { readonly id: string; readonly renewal: number }

/**
 * The shared device that sent these headers, as the cookie says it that we signed. One of before
 * its values were renewed is the first.
 */
export function sharedDeviceOf(signer: Pick<Ports, 'cookieSecret'>, headers: Headers): DeviceKey | undefined {
  const value = readSignedCookie(signer, headers, NAME)
  const [id = '', renewal = '0'] = value?.split('_') ?? []
  return id === '' ? undefined : { id, renewal: Number(renewal) }
}

/** The header by which a browser knows that it is a shared device. */
export const sharedDeviceCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  { id, renewal }: DeviceKey,
): readonly [name: string, value: string] =>
  signedCookie(ports, { name: NAME, value: `${id}_${renewal}`, path: '/api/staff', sameSite: 'Strict' })

import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

const NAME = 'mostrador_tablet'

/** A shared device, and which of the values of its cookie its browser has. */
export type DeviceKey = { readonly id: string; readonly renewal: number }

/**
 * Returns the headers’ shared device by its signed cookie; an old format counts as the first
 * value.
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

import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

const NAME = 'mostrador_tablet'

/** Shared device, and the number of its cookie's value. */
export type DeviceKey = { readonly id: string; readonly renewal: number }

/**
 * Returns the headers' shared device by its signed cookie; an old format counts as the first
 * value.
 */
export function sharedDeviceOf(signer: Pick<Ports, 'cookieSecret'>, headers: Headers): DeviceKey | undefined {
  const value = readSignedCookie(signer, headers, NAME)
  const [id = '', renewal = '0'] = value?.split('_') ?? []
  return id === '' ? undefined : { id, renewal: Number(renewal) }
}

/** Returns a shared device's cookie. */
export const sharedDeviceCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  { id, renewal }: DeviceKey,
): readonly [name: string, value: string] =>
  signedCookie(ports, { name: NAME, value: `${id}_${renewal}`, path: '/api/staff', sameSite: 'Strict' })

import { readSignedCookie, signedCookie } from '../http/signed-cookie.ts'
import type { Ports } from '../ports.ts'

/** One cookie for each branch contact that the device was used at, sent with the calls that show a code alone. */
const nameOf = (contactId: string): string => `mostrador_rider_${contactId}`

/** The device that sent these headers, when the right code of this branch contact was shown on it before. */
export const riderDeviceOf = (
  signer: Pick<Ports, 'cookieSecret'>,
  { contactId, headers }: { readonly contactId: string; readonly headers: Headers },
): string | undefined => readSignedCookie(signer, headers, nameOf(contactId))

/** The header that makes a device known to a branch contact. It opens nothing: whoever guesses elsewhere just cannot lock it out. */
export const riderDeviceCookie = (
  ports: Pick<Ports, 'cookieSecret' | 'publicUrl'>,
  { contactId, deviceId }: { readonly contactId: string; readonly deviceId: string },
): readonly [name: string, value: string] =>
  signedCookie(ports, { name: nameOf(contactId), value: deviceId, path: '/api/rider' })

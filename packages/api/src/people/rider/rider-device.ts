import { createHash } from 'node:crypto'
import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

type Signer = Pick<Ports, 'cookieSecret'>
type Cookies = Pick<Ports, 'cookieSecret' | 'publicUrl'>
type Header = readonly [name: string, value: string]

const PATH = '/api/rider'

/**
 * Name of a device’s cookie: one for each branch contact, sent only with calls that show a code.
 */
const nameOf = (contactId: string): string => `mostrador_rider_${contactId}`

const PHONE = 'mostrador_rider_phone'

/**
 * The device that sent these headers, when the right code of this branch contact was shown on it
 * before.
 */
export const riderDeviceOf = (
  signer: Signer,
  { contactId, headers }: { readonly contactId: string; readonly headers: Headers },
): string | undefined => readSignedCookie(signer, headers, nameOf(contactId))

/**
 * The header that makes a device known to a branch contact. It opens nothing, but guesses from
 * elsewhere cannot lock the device out.
 */
export const riderDeviceCookie = (
  ports: Cookies,
  { contactId, deviceId }: { readonly contactId: string; readonly deviceId: string },
): Header => signedCookie(ports, { name: nameOf(contactId), value: deviceId, path: PATH })

/** Returns the id of the phone that sent these headers; undefined for one without the cookie. */
export const riderPhoneOf = (signer: Signer, headers: Headers): string | undefined =>
  readSignedCookie(signer, headers, PHONE)

/**
 * The header by which a phone is told from others. It is given with the first question, so that no
 * answer that is lost makes a stranger of it.
 */
export const riderPhoneCookie = (ports: Cookies, deviceId: string): Header =>
  signedCookie(ports, { name: PHONE, value: deviceId, path: PATH })

/**
 * Four digits that a rider reads on the phone and the shop on its screen: that both mean the same
 * device.
 */
export const deviceCode = (deviceId: string): string =>
  String(createHash('sha256').update(`rider-device:${deviceId}`).digest().readUInt32BE(0) % 10_000).padStart(
    4,
    '0',
  )

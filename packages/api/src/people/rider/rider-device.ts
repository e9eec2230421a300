import { createHash } from 'node:crypto'
import { readSignedCookie, signedCookie } from '../../ground/http/signed-cookie.ts'
import type { Ports } from '../../ground/ports.ts'

type Signer = Pick<Ports, 'cookieSecret'>
type Cookies = Pick<Ports, 'cookieSecret' | 'publicUrl'>
type Header = readonly [name: string, value: string]

const PATH = '/api/rider'

/**
 * Name of a device's cookie: one for each branch contact, sent only with calls that show a code.
 */
const nameOf = (contactId: string): string => `mostrador_rider_${contactId}`

const PHONE = 'mostrador_rider_phone'

/** Returns the headers' device, if this branch contact's code was right on it before. */
export const riderDeviceOf = (
  signer: Signer,
  { contactId, headers }: { readonly contactId: string; readonly headers: Headers },
): string | undefined => readSignedCookie(signer, headers, nameOf(contactId))

/**
 * Returns a device's cookie at a branch contact. It opens nothing, and keeps guesses elsewhere
 * from locking it out.
 */
export const riderDeviceCookie = (
  ports: Cookies,
  { contactId, deviceId }: { readonly contactId: string; readonly deviceId: string },
): Header => signedCookie(ports, { name: nameOf(contactId), value: deviceId, path: PATH })

/** Returns the id of the phone that sent these headers; undefined for one without the cookie. */
export const riderPhoneOf = (signer: Signer, headers: Headers): string | undefined =>
  readSignedCookie(signer, headers, PHONE)

/**
 * Returns a phone's cookie, sent with the first answer, so that a lost one makes no stranger of
 * it.
 */
export const riderPhoneCookie = (ports: Cookies, deviceId: string): Header =>
  signedCookie(ports, { name: PHONE, value: deviceId, path: PATH })

/** Returns four digits by which rider and shop know that they mean the same device. */
export const deviceCode = (deviceId: string): string =>
  String(createHash('sha256').update(`rider-device:${deviceId}`).digest().readUInt32BE(0) % 10_000).padStart(
    4,
    '0',
  )

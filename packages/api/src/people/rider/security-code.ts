import { seenText } from '@mostrador/domain/text/seen-text'
import type { Api } from '../../ground/ports.ts'
import { networkAt } from '../../ground/rate-limit/network-of.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { findShiftPlace, type ShiftPlace } from './rider-store.ts'

export type CodeShown = {
  readonly contactId: string
  readonly phone: string
  readonly code: string
  readonly ip: string
  readonly deviceId: string | undefined
}

/** Place of a right code, or the refusal; an unknown branch contact is a wrong code. */
export type CodeChecked =
  | { readonly ok: true; readonly place: ShiftPlace }
  | { readonly ok: false; readonly why: 'too-many-requests' | 'security-code-wrong' }

const wrong = { ok: false, why: 'security-code-wrong' } as const

/** Compares a code as typed, for older hashes, and then as seen. */
async function isRight({ log }: Api, place: ShiftPlace, code: string): Promise<boolean> {
  const seen = seenText(code)
  if (place.codeHash === null || seen === '') return false
  try {
    return (
      (await staffPasswords.verify(place.codeHash, code)) ||
      (seen !== code && (await staffPasswords.verify(place.codeHash, seen)))
    )
  } catch (error) {
    // A tenant file may hold any text as a hash; an invalid one opens nothing.
    const reason = error instanceof Error ? error.message : String(error)
    log.warn('security-code-unreadable', { branchContactId: place.branchContactId, reason })
    return false
  }
}

type Take = (rule: string, key: string) => Promise<boolean>

/** A known device has tries of its own, which no other can use up. */
const mayKnown = async (take: Take, deviceId: string): Promise<boolean> =>
  (await take('rider-code-device', deviceId)) && (await take('rider-code-device-day', deviceId))

/** Other devices share their tries; past those, each address gets a few, slowly. */
async function mayStranger(take: Take, { contactId, phone, ip }: CodeShown): Promise<boolean> {
  const isQuiet =
    (await take('rider-code-phone', `${contactId}:${phone.replace(/\D/g, '')}`)) &&
    (await take('rider-code-contact', contactId)) &&
    (await take('rider-code-contact-day', contactId))
  if (isQuiet) return true
  return (
    (await take('rider-code-slow-address', networkAt(contactId, ip))) &&
    (await take('rider-code-slow-contact', contactId))
  )
}

/**
 * Judges a branch contact's security code, which all riders share. Counts tries before hashing: by
 * network, and by a known device, or by phone and branch contact. A guesser slows down other
 * newcomers, never the shift (docs/decisions/020). One query. Source: decisions.md, Who sees what.
 */
export async function checkSecurityCode(api: Api, shown: CodeShown): Promise<CodeChecked> {
  const { rateLimiter, database } = api
  const mayTry =
    (await rateLimiter.take('rider-code-address', shown.ip)) &&
    (await (shown.deviceId === undefined
      ? mayStranger(rateLimiter.take, shown)
      : mayKnown(rateLimiter.take, shown.deviceId)))
  if (!mayTry) return { ok: false, why: 'too-many-requests' }
  const place = await findShiftPlace(database, shown.contactId)
  if (!place || !(await isRight(api, place, shown.code))) return wrong
  return { ok: true, place }
}

import type { Api } from '../ports.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { findShiftPlace, type ShiftPlace } from './rider-store.ts'

/** Who shows a security code, at which branch contact, and from where. */
export type CodeShown = {
  readonly contactId: string
  readonly phone: string
  readonly code: string
  readonly ip: string
}

/** The place that the code opens, or why it does not. A branch contact that is not there is as good as a wrong code. */
export type CodeChecked =
  | { readonly ok: true; readonly place: ShiftPlace }
  | { readonly ok: false; readonly why: 'too-many-requests' | 'security-code-wrong' }

const wrong = { ok: false, why: 'security-code-wrong' } as const

async function isRight({ log }: Api, place: ShiftPlace, code: string): Promise<boolean> {
  if (place.codeHash === null || code === '') return false
  try {
    return await staffPasswords.verify(place.codeHash, code)
  } catch (error) {
    // A tenant file may bring any text as a hash; one that is none opens nothing.
    const reason = error instanceof Error ? error.message : String(error)
    log.warn('security-code-unreadable', { branchContactId: place.branchContactId, reason })
    return false
  }
}

/**
 * Judges the security code of a branch contact. All its riders share it, so that tries are counted by the caller's
 * address, by the phone and by the branch contact, before anything is hashed. One query. Source: decisions.md, Who sees what.
 */
export async function checkSecurityCode(api: Api, shown: CodeShown): Promise<CodeChecked> {
  const { rateLimiter, database } = api
  const mayTry =
    (await rateLimiter.take('rider-code-address', shown.ip)) &&
    (await rateLimiter.take('rider-code-phone', `${shown.contactId}:${shown.phone.replace(/\D/g, '')}`)) &&
    (await rateLimiter.take('rider-code-contact', shown.contactId)) &&
    (await rateLimiter.take('rider-code-contact-day', shown.contactId))
  if (!mayTry) return { ok: false, why: 'too-many-requests' }
  const place = await findShiftPlace(database, shown.contactId)
  if (!place || !(await isRight(api, place, shown.code.trim()))) return wrong
  return { ok: true, place }
}

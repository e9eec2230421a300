import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import type { Ports } from '../../ground/ports.ts'
import type { RateName } from '../../ground/rate-limit/limits.ts'
import { takeForPhone } from '../../ground/rate-limit/take-for-phone.ts'
import { findSignIn, type SignInBranch, type SignInPlace } from './customer-store.ts'

/** Rate limits that a question counts against: by the caller's address, and by its phone. */
type AskingLimits = { readonly address: RateName; readonly phone: RateName }

const CUSTOMER_LIMITS: AskingLimits = { address: 'customer-address', phone: 'customer-phone' }

/** Question about a typed phone, at a branch or branch contact. */
export type DinerQuestion = SignInPlace & {
  readonly phone: string
  readonly ip: string
  readonly limits?: AskingLimits
}

/** Branch and E.164 phone with its key, or the refusal. */
export type AskedDiner =
  | { readonly ok: true; readonly branch: SignInBranch; readonly phone: string; readonly phoneKey: string }
  | { readonly ok: false; readonly why: 'too-many-requests' | 'no-branch' | 'no-phone' }

/**
 * Reads a question's phone, within limits: phones are easily guessed, so neither many from one
 * network nor one from many are answered. One query. Source: decisions.md, Who sees what.
 */
export async function askedDiner(
  { database, rateLimiter }: Pick<Ports, 'database' | 'rateLimiter'>,
  { branchId, branchContactId, phone: typed, ip, limits = CUSTOMER_LIMITS }: DinerQuestion,
): Promise<AskedDiner> {
  if (!(await rateLimiter.take(limits.address, ip))) return { ok: false, why: 'too-many-requests' }
  const branch = await findSignIn(database, { branchId, branchContactId })
  if (!branch) return { ok: false, why: 'no-branch' }
  const phone = readDinerPhone(typed, branch.country)
  if (!phone) return { ok: false, why: 'no-phone' }
  // Guessing codes for a phone is stopped, also from many networks.
  const isWithin =
    limits === CUSTOMER_LIMITS
      ? await takeForPhone(rateLimiter, limits.phone, { phoneKey: phone.key, ip })
      : await rateLimiter.take(limits.phone, phone.key)
  if (!isWithin) return { ok: false, why: 'too-many-requests' }
  return { ok: true, branch, phone: phone.e164, phoneKey: phone.key }
}

import { keepsCode } from '@mostrador/domain/discount-code/discount-code'
import type { StoredCode } from './code-store.ts'

export type CodeRefusal =
  | 'discount-code-not-found'
  | 'discount-code-other-payment'
  | 'discount-code-not-first'
  | 'discount-code-used-up'

/** Wanted use of a code: the moments at which it has to be in force, and the payment type. */
export type CodeUse = { readonly moments: readonly Date[]; readonly paymentTypeId: string }

const isInForce = ({ startsAt, endsAt }: StoredCode, at: Date): boolean =>
  (startsAt ?? at) <= at && (endsAt === null || at < endsAt)

/**
 * Returns why a code is refused before its cart is looked at; undefined when it is not. Source:
 * 000 §5 Discount code.
 */
export function refuseCode(stored: StoredCode, { moments, paymentTypeId }: CodeUse): CodeRefusal | undefined {
  if (!moments.every((at) => isInForce(stored, at))) return 'discount-code-not-found'
  if (!keepsCode(stored.code, paymentTypeId)) return 'discount-code-other-payment'
  if (stored.code.firstTimeUse && stored.ordersOfDiner > 0) return 'discount-code-not-first'
  const { usageLimit, usageLimitPerCustomer, taken, usesOfDiner } = stored
  const isUsedUp =
    (usageLimit !== null && taken >= usageLimit) ||
    (usageLimitPerCustomer !== null && usesOfDiner >= usageLimitPerCustomer)
  return isUsedUp ? 'discount-code-used-up' : undefined
}

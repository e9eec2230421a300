import { discountCodeFromWire } from '@mostrador/contract/discount-code/discount-code-from-wire'
import { discountCodeCopy } from '@mostrador/copy/discount-code'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import { keepsCode, type DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import {
  codeCartOf,
  unmetConditions,
  type UnmetCondition,
} from '@mostrador/domain/discount-code/unmet-conditions'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { CodeTerms, KeptCode } from './kept-code.ts'

/** Code beside the current order, in minor units, with its unmet conditions. */
export type CodeNow = { readonly code: DiscountCode; readonly unmet: readonly UnmetCondition[] }

export type CodeScene = {
  readonly mantissa: number
  readonly lines: readonly CartLine[]
  readonly ticket: Ticket
  readonly hasDelivery: boolean
  readonly isOutside?: boolean | undefined
  /** Whether the delivery fee is known, true by default: it may be free already. */
  readonly isFeeKnown?: boolean
}

/** Judges a code for the current order. Source: 000 §5 Discount code, Unmet conditions. */
export function judgeCode({ info }: KeptCode, { mantissa, isFeeKnown = true, ...order }: CodeScene): CodeNow {
  const code = discountCodeFromWire(info, mantissa)
  const unmet = unmetConditions(code, codeCartOf(code, order))
  return { code, unmet: isFeeKnown ? unmet : unmet.filter((one) => one.code !== 'already-free-delivery') }
}

/** Returns the code for the ticket; undefined while a condition is unmet. */
export const appliedOf = (now: CodeNow | null): AppliedCode | undefined =>
  now && now.unmet.length === 0
    ? { code: now.code, name: discountCodeCopy.rowName(now.code.code, now.code.deliveryFee) }
    : undefined

export type OrderNow = CodeTerms & {
  /** Whether an external loyalty partner knows the diner: a code then outlives changes. */
  readonly hasExternalLoyalty?: boolean
  /** Whether payment types and slots are known; until then the diner cannot have changed them. */
  readonly isSettled?: boolean
}

/**
 * Whether a code outlives a change of the payment type: only with an external loyalty programme,
 * and where the shop lets this payment type keep it. Source: 000 §4 Discount code;
 * docs/decisions/028.
 */
export const outlivesPayment = (
  { info, paymentTypeId }: KeptCode,
  {
    paymentTypeId: wished,
    hasExternalLoyalty = false,
  }: Pick<OrderNow, 'paymentTypeId' | 'hasExternalLoyalty'>,
): boolean => wished === paymentTypeId || (hasExternalLoyalty && keepsCode(info, wished))

/**
 * Whether a code holds for the current order: another mode, payment type or moment ends it, unless
 * an external loyalty programme is active. Source: 000 §4 Discount code.
 */
export function standsAt(kept: KeptCode, now: OrderNow): boolean {
  const { hasExternalLoyalty = false, isSettled = true } = now
  const isSameMode = kept.orderModeId === now.orderModeId || hasExternalLoyalty
  if (!isSameMode || !isSettled) return isSameMode
  return (kept.at === now.at || hasExternalLoyalty) && outlivesPayment(kept, now)
}

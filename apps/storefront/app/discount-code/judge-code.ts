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
import type { CodePlace, KeptCode } from './kept-code.ts'

/**
 * A code beside the order as it stands: in minor units, with everything that the order lacks for
 * it.
 */
export type CodeNow = { readonly code: DiscountCode; readonly unmet: readonly UnmetCondition[] }

/** Order without the code, that the code is judged on. */
export type CodeScene = {
  readonly mantissa: number
  readonly lines: readonly CartLine[]
  readonly ticket: Ticket
  readonly hasDelivery: boolean
  /** Whether the diner's address is outside every zone. */
  readonly isOutside?: boolean | undefined
  /**
   * Whether what delivery costs is known: before that nobody can say that it is free already. True
   * unless told.
   */
  readonly isFeeKnown?: boolean
}

/**
 * Judges a code again with each change of the order. Source: 000 §5 Discount code, Unmet
 * conditions.
 */
export function judgeCode({ info }: KeptCode, { mantissa, isFeeKnown = true, ...order }: CodeScene): CodeNow {
  const code = discountCodeFromWire(info, mantissa)
  const unmet = unmetConditions(code, codeCartOf(code, order))
  return { code, unmet: isFeeKnown ? unmet : unmet.filter((one) => one.code !== 'already-free-delivery') }
}

/** The code as the ticket computes it; undefined while something is lacking. */
export const appliedOf = (now: CodeNow | null): AppliedCode | undefined =>
  now && now.unmet.length === 0
    ? { code: now.code, name: discountCodeCopy.rowName(now.code.code, now.code.deliveryFee) }
    : undefined

/** The order as it stands, for a code that was given for one. */
export type OrderNow = CodePlace & {
  /**
   * Whether an external loyalty partner knows the diner: a code then outlives what it was given
   * for.
   */
  readonly hasExternalLoyalty?: boolean
  /** Whether the ways to pay and the slots are known by now; until then nobody changed them. */
  readonly isSettled?: boolean
}

/**
 * Whether a change of the way to pay leaves a code as it is: only where an external loyalty
 * programme is active, and the shop lets this way keep it. Source: 000 §4 Discount code;
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
 * Whether a code still stands where the order is now: another mode, another way to pay and another
 * moment end it, unless an external loyalty programme is active. Source: 000 §4 Discount code.
 */
export function standsAt(kept: KeptCode, now: OrderNow): boolean {
  const { hasExternalLoyalty = false, isSettled = true } = now
  const isSameMode = kept.orderModeId === now.orderModeId || hasExternalLoyalty
  if (!isSameMode || !isSettled) return isSameMode
  return (kept.at === now.at || hasExternalLoyalty) && outlivesPayment(kept, now)
}

import { discountCodeFromWire } from '@mostrador/contract/discount-code/discount-code-from-wire'
import { discountCodeCopy } from '@mostrador/copy/discount-code'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import { keepsCode } from '@mostrador/domain/discount-code/discount-code'
import { codeCartOf, unmetConditions } from '@mostrador/domain/discount-code/unmet-conditions'
import type { UnmetCondition } from '@mostrador/domain/discount-code/unmet-conditions'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { KeptCode } from './kept-code.ts'

/** A code beside the order as it stands: in minor units, with everything that the order lacks for it. */
export type CodeNow = { readonly code: DiscountCode; readonly unmet: readonly UnmetCondition[] }

/** What a code is judged on: the order without it. */
export type CodeScene = {
  readonly mantissa: number
  readonly lines: readonly CartLine[]
  readonly ticket: Ticket
  readonly hasDelivery: boolean
}

/** Judges a code again with each change of the order. Source: 000 §5 Discount code, Unmet conditions. */
export function judgeCode({ info }: KeptCode, { mantissa, ...order }: CodeScene): CodeNow {
  const code = discountCodeFromWire(info, mantissa)
  return { code, unmet: unmetConditions(code, codeCartOf(code, order)) }
}

/** The code as the ticket computes it; undefined while something is lacking. */
export const appliedOf = (now: CodeNow | null): AppliedCode | undefined =>
  now && now.unmet.length === 0
    ? { code: now.code, name: discountCodeCopy.rowName(now.code.code, now.code.deliveryFee) }
    : undefined

/** What a code was given for, besides the phone and the moment of the order. */
export type CodePlace = {
  readonly orderModeId: string
  readonly paymentTypeId: string | null
  /** Whether an external loyalty partner knows the diner: the code is then one for every mode. */
  readonly hasExternalLoyalty?: boolean
}

/** Whether a code still stands where the order is now: another mode or a way to pay that cannot keep it ends it. Source: 000 §4. */
export const standsAt = ({ info, orderModeId }: KeptCode, place: CodePlace): boolean =>
  (orderModeId === place.orderModeId || place.hasExternalLoyalty === true) &&
  keepsCode(info, place.paymentTypeId)

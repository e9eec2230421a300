import { seenText } from '../text/seen-text.ts'
import type { AdjustmentType } from '../pricing/adjustment.ts'
import type { Minor } from '../money/minor.ts'

/**
 * Time for which a use of a limited code is kept for the cart that it was applied to, in
 * milliseconds. Source: 000 §9, discount-code timeout.
 */
export const CODE_HOLD_MS = 180_000

type RequiredThing = { readonly id: string; readonly showName: string }

/**
 * A discount code of a branch. `value` is 0 to 100 for `PERCENT` and minor units for `FIXED`; with
 * `deliveryFee` the benefit is the whole delivery fee. `paymentTypeIds` are the ways to pay that
 * keep the code; empty means all. Source: 000 §3 Discount code info.
 */
export type DiscountCode = {
  readonly id: string
  readonly code: string
  readonly type: AdjustmentType
  readonly value: number
  readonly deliveryFee: boolean
  readonly minimumOrderAmount: Minor | null
  readonly maximumDiscountAmount: Minor | null
  readonly plate: RequiredThing | null
  readonly category: RequiredThing | null
  readonly firstTimeUse: boolean
  readonly limitedUsage: boolean
  readonly externalBenefitType: string | null
  readonly paymentTypeIds: readonly string[]
}

/**
 * Returns a code in the form that is compared: typed or pasted with invisible characters or in
 * small letters, it is the same code.
 */
export const normaliseCode = (typed: string): string => seenText(typed).toUpperCase()

/** Whether a way to pay keeps the code. Source: 000 §4 Discount code. */
export const keepsCode = (
  { paymentTypeIds }: Pick<DiscountCode, 'paymentTypeIds'>,
  paymentTypeId: string | null,
): boolean => paymentTypeIds.length === 0 || paymentTypeIds.some((one) => one === paymentTypeId)

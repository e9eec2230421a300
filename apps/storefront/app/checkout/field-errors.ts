import { checkoutMessage } from '@mostrador/copy/checkout'
import type { CheckoutField, CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import type { Minor } from '@mostrador/domain/money/minor'

/** The sentence that stands at each field. */
export type FieldErrors = ReadonlyMap<CheckoutField, string>

/** What one refusal says; `formatMinimum` writes the minimum order, without decimals. */
export const refusalText = (
  { code, minimum }: CheckoutRefusal,
  formatMinimum: (minimum: Minor) => string,
): string => checkoutMessage(code, minimum === undefined ? '' : formatMinimum(minimum))

/** The sentences by field. Where several stand at one field it is the last, as in the toast. */
export const fieldErrorsOf = (
  refusals: readonly CheckoutRefusal[],
  formatMinimum: (minimum: Minor) => string,
): FieldErrors => new Map(refusals.map((refusal) => [refusal.field, refusalText(refusal, formatMinimum)]))

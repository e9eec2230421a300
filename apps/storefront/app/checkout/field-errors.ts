import { checkoutMessage } from '@mostrador/copy/checkout'
import type { CheckoutField, CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import type { Minor } from '@mostrador/domain/money/minor'

/** The sentence that stands at each field. */
export type FieldErrors = ReadonlyMap<CheckoutField, string>

/** Fields whose control has another name, or none. */
const CONTROLS: Readonly<Partial<Record<CheckoutField, string>>> = {
  items: '[data-items]',
  paymentType: '[name="paymentType"]:checked',
  card: '[data-card] :is([aria-invalid="true"], [data-wrong])',
  schedule: '[name="scheduleHour"]',
}

/** The selector of the control of a field: where the focus goes when the field is spoken of. */
export const controlOf = (field: CheckoutField | undefined): string | undefined =>
  field && (CONTROLS[field] ?? `[name="${field}"]`)

/** Writes the sentence of one refusal; `formatMinimum` writes the minimum order. */
export const refusalText = (
  { code, minimum }: CheckoutRefusal,
  formatMinimum: (minimum: Minor) => string,
): string => checkoutMessage(code, minimum === undefined ? '' : formatMinimum(minimum))

/** The sentences by field. Where several stand at one field it is the last, as in the toast. */
export const fieldErrorsOf = (
  refusals: readonly CheckoutRefusal[],
  formatMinimum: (minimum: Minor) => string,
): FieldErrors => new Map(refusals.map((refusal) => [refusal.field, refusalText(refusal, formatMinimum)]))

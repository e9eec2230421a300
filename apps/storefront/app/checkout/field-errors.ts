import { checkoutMessage } from '@mostrador/copy/checkout'
import type { CheckoutField, CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import type { Minor } from '@mostrador/domain/money/minor'

export type FieldErrors = ReadonlyMap<CheckoutField, string>

/** Controls whose `name` differs from the field. */
const CONTROLS: Readonly<Partial<Record<CheckoutField, string>>> = {
  items: '[data-items]',
  paymentType: '[name="paymentType"]:checked',
  card: '[data-card] :is([aria-invalid="true"], [data-wrong])',
  schedule: '[name="scheduleHour"]',
}

/** Returns the selector of a field's control, for the focus. */
export const controlOf = (field: CheckoutField | undefined): string | undefined =>
  field && (CONTROLS[field] ?? `[name="${field}"]`)

/** Writes the sentence of one refusal; `formatMinimum` writes the minimum order. */
export const refusalText = (
  { code, minimum }: CheckoutRefusal,
  formatMinimum: (minimum: Minor) => string,
): string => checkoutMessage(code, minimum === undefined ? '' : formatMinimum(minimum))

/** Returns the errors by field. Of several at one field the last wins, as in the toast. */
export const fieldErrorsOf = (
  refusals: readonly CheckoutRefusal[],
  formatMinimum: (minimum: Minor) => string,
): FieldErrors => new Map(refusals.map((refusal) => [refusal.field, refusalText(refusal, formatMinimum)]))

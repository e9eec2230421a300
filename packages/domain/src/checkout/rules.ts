import type { CheckoutInputs, CheckoutRefusal, CheckoutRule } from './checkout-inputs.ts'

/** The eleven rules in the documents' order. */
export const CHECKOUT_RULES: readonly CheckoutRule[] = []

/** The verdict: `refusal` is the toast, `all` what stands at the fields. */
export type CheckoutVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: CheckoutRefusal; readonly all: readonly CheckoutRefusal[] }

/** Judges a checkout. */
export function checkOut(_inputs: CheckoutInputs): CheckoutVerdict {
  throw new Error('unwritten')
}

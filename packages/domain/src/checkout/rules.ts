import type { CheckoutInputs, CheckoutRefusal, CheckoutRule } from './checkout-inputs.ts'
import { card } from './rules/card.ts'
import { cashAmount } from './rules/cash-amount.ts'
import { delivery } from './rules/delivery.ts'
import { documentValid } from './rules/document-valid.ts'
import { emailRequired } from './rules/email-required.ts'
import { emailValid } from './rules/email-valid.ts'
import { nameRequired } from './rules/name-required.ts'
import { phoneRequired } from './rules/phone-required.ts'
import { phoneValid } from './rules/phone-valid.ts'
import { schedule } from './rules/schedule.ts'
import { tableRequired } from './rules/table-required.ts'

/** The rules of the checkout, numbered as in the documents. Source: 000 §5, Checkout. */
export const CHECKOUT_RULES: readonly CheckoutRule[] = [
  phoneRequired, //  1
  nameRequired, //   2
  phoneValid, //     3
  tableRequired, //  4
  emailRequired, //  5
  emailValid, //     6
  documentValid, //  7
  cashAmount, //     8
  delivery, //       9
  card, //          10
  schedule, //      11
]

/** `refusal` is for the toast, `all` for the fields. */
export type CheckoutVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: CheckoutRefusal; readonly all: readonly CheckoutRefusal[] }

/**
 * Judges a checkout, in the browser and on the server alike. Every rule is asked, in order, and the
 * last one that has something against it is the one that is said aloud.
 */
export function checkOut(inputs: CheckoutInputs): CheckoutVerdict {
  const all = CHECKOUT_RULES.flatMap((rule) => rule(inputs))
  const refusal = all.at(-1)
  return refusal ? { ok: false, refusal, all } : { ok: true }
}

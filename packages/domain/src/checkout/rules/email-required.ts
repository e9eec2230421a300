import type { CheckoutRule } from '../checkout-inputs.ts'

/** An e-mail, where the branch contact insists on one. 000 §5, checkout 5. */
export const emailRequired: CheckoutRule = ({ mandatoryEmail, customerEmail }) =>
  mandatoryEmail && customerEmail.trim() === '' ? [{ code: 'email-required', field: 'customerEmail' }] : []

import type { CheckoutRule } from '../checkout-inputs.ts'
import { isEmail } from '../email.ts'

/** A proper e-mail of at most 99 characters, once there is one. 000 §5, checkout 6. */
export const emailValid: CheckoutRule = ({ customerEmail }) =>
  customerEmail.trim() !== '' && !isEmail(customerEmail.trim())
    ? [{ code: 'email-invalid', field: 'customerEmail' }]
    : []

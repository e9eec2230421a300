import type { CheckoutRule } from '../checkout-inputs.ts'
import { isBlank } from '../../text/is-blank.ts'
import { isEmail, typedEmail } from '../email.ts'

/** A proper e-mail of at most 99 characters, once there is one. 000 §5, checkout 6. */
export const emailValid: CheckoutRule = ({ customerEmail }) =>
  !isBlank(customerEmail) && !isEmail(typedEmail(customerEmail))
    ? [{ code: 'email-invalid', field: 'customerEmail' }]
    : []

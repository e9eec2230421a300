import { isBlank } from '../../text/is-blank.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** An e-mail, where the branch contact insists on one. 000 §5, checkout 5. */
export const emailRequired: CheckoutRule = ({ mandatoryEmail, customerEmail }) =>
  mandatoryEmail && isBlank(customerEmail) ? [{ code: 'email-required', field: 'customerEmail' }] : []

import { isBlank } from '../../text/is-blank.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** A phone, where the shop wants one. 000 §5, checkout 1. */
export const phoneRequired: CheckoutRule = ({ phoneRequired: required, phone }) =>
  required && isBlank(phone) ? [{ code: 'phone-required', field: 'phone' }] : []

import type { CheckoutRule } from '../checkout-inputs.ts'

/** A name, where the shop wants one; at a table the field is not even shown. 000 §5, checkout 2. */
export const nameRequired: CheckoutRule = ({ nameRequired: required, modeType, customerName }) =>
  required && modeType !== 'IN_DINING' && customerName.trim() === ''
    ? [{ code: 'name-required', field: 'customerName' }]
    : []

import { ORDER_MODES } from '../../order-mode/order-modes.ts'
import { isBlank } from '../../text/is-blank.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** A name, where the shop wants one; at a table the field is not even shown. 000 §5, checkout 2. */
export const nameRequired: CheckoutRule = ({ nameRequired: required, modeType, customerName }) =>
  required && ORDER_MODES[modeType].name && isBlank(customerName)
    ? [{ code: 'name-required', field: 'customerName' }]
    : []

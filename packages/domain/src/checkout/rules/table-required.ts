import { ORDER_MODES } from '../../order-mode/order-modes.ts'
import { isBlank } from '../../text/is-blank.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** Requires a table from a diner who sits at one. 000 §5, checkout 4. */
export const tableRequired: CheckoutRule = ({ modeType, tableNumber }) =>
  ORDER_MODES[modeType].table && isBlank(tableNumber)
    ? [{ code: 'table-required', field: 'tableNumber' }]
    : []

import type { CheckoutRule } from '../checkout-inputs.ts'

/** A table, for whoever sits at one. 000 §5, checkout 4. */
export const tableRequired: CheckoutRule = ({ modeType, tableNumber }) =>
  modeType === 'IN_DINING' && tableNumber.trim() === ''
    ? [{ code: 'table-required', field: 'tableNumber' }]
    : []

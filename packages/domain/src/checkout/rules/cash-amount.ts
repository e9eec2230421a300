import { mostCash } from '../../money/most-cash.ts'
import { isCashDue } from '../cash-due.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/**
 * Requires the amount that the diner pays with in cash, enough and (ours) not absurdly much. 000
 * §5, checkout 8.
 */
export const cashAmount: CheckoutRule = ({ paymentType, paymentAmount, cashTotal }) => {
  if (!isCashDue(paymentType, cashTotal)) return []
  if (paymentAmount === null) return [{ code: 'cash-amount-required', field: 'paymentAmount' }]
  if (paymentAmount === 'invalid' || paymentAmount > mostCash(cashTotal))
    return [{ code: 'cash-amount-invalid', field: 'paymentAmount' }]
  return cashTotal > paymentAmount ? [{ code: 'cash-amount-too-low', field: 'paymentAmount' }] : []
}

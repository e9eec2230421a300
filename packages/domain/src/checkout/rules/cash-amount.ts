import { mostCash } from '../../money/most-cash.ts'
import { isCashDue } from '../cash-due.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/**
 * Requires the amount that the diner pays with in cash, enough and (ours) not absurdly much. 000
 * §5, checkout 8.
 */
export const cashAmount: CheckoutRule = ({ paymentType, paymentAmount, cashTotal, currencyCode }) => {
  if (!isCashDue(paymentType, cashTotal)) return []
  if (paymentAmount === null) return [{ code: 'cash-amount-required', field: 'paymentAmount' }]
  if (paymentAmount === 'invalid') return [{ code: 'cash-amount-invalid', field: 'paymentAmount' }]
  if (cashTotal > paymentAmount) return [{ code: 'cash-amount-too-low', field: 'paymentAmount' }]
  const isTooMuch = paymentAmount > mostCash(cashTotal, currencyCode)
  return isTooMuch ? [{ code: 'cash-amount-too-high', field: 'paymentAmount' }] : []
}

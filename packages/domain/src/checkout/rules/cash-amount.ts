import { isCashDue } from '../cash-due.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** How much the diner pays with in cash, and that it is enough. 000 §5, checkout 8. */
export const cashAmount: CheckoutRule = ({ paymentType, paymentAmount, total }) => {
  if (!isCashDue(paymentType, total)) return []
  if (paymentAmount === null) return [{ code: 'cash-amount-required', field: 'paymentAmount' }]
  if (paymentAmount === 'invalid') return [{ code: 'cash-amount-invalid', field: 'paymentAmount' }]
  return total > paymentAmount ? [{ code: 'cash-amount-too-low', field: 'paymentAmount' }] : []
}

import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'

/**
 * Whether a diner hands over cash, and is to say with how much: of an order that costs nothing
 * there is nothing to pay with. Source: 000 §5, checkout 8.
 */
export const isCashDue = (
  payment: { readonly paymentMethod: PaymentMethod } | null | undefined,
  total: Minor,
): boolean => payment?.paymentMethod === 'CASH' && total > 0

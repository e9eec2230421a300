import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'

/**
 * Whether a diner hands over cash, and is to say with how much: where nothing is handed over there
 * is nothing to pay with. `cashTotal` is what the total is in cash (money/in-cash.ts), in minor
 * units. Source: 000 §5, checkout 8.
 */
export const isCashDue = (
  payment: { readonly paymentMethod: PaymentMethod } | null | undefined,
  cashTotal: Minor,
): boolean => payment?.paymentMethod === 'CASH' && cashTotal > 0

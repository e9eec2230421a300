import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'

/**
 * Whether a diner pays cash, and has to say with how much: nothing to pay needs no amount.
 * `cashTotal` is the total in cash (money/in-cash.ts), in minor units. Source: 000 §5, checkout 8.
 */
export const isCashDue = (
  payment: { readonly paymentMethod: PaymentMethod } | null | undefined,
  cashTotal: Minor,
): boolean => payment?.paymentMethod === 'CASH' && cashTotal > 0

/**
 * The life of a payment with which a shop tries its account: paid or not, and given back. `STUCK`:
 * the provider does not give it back, and nobody asks any more.
 */
export const PAYMENT_TEST_STATES = [
  'PENDING',
  'APPROVED',
  'REFUNDED',
  'REJECTED',
  'EXPIRED',
  'STUCK',
] as const

export type PaymentTestState = (typeof PAYMENT_TEST_STATES)[number]

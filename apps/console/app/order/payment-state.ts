import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { PAYMENT_STATUS_LABELS, REFUND_LABELS } from '@mostrador/copy/payment'

export type PaymentState = {
  readonly text: string
  readonly tone: 'positive' | 'warning' | 'danger' | 'neutral'
}

const TONES = {
  PENDING: 'warning',
  APPROVED: 'positive',
  REJECTED: 'danger',
  EXPIRED: 'danger',
  REFUNDED: 'neutral',
} as const

/** Returns the state of an order's online payment; null for one paid at the counter or door. */
export function paymentState({
  paymentStatus,
  refund,
}: Pick<ConsoleOrder, 'paymentStatus' | 'refund'>): PaymentState | null {
  if (paymentStatus === null) return null
  // A refund hides the payment's own state.
  if (refund) return { text: REFUND_LABELS[refund], tone: refund === 'UNDER_WAY' ? 'warning' : 'danger' }
  return { text: PAYMENT_STATUS_LABELS[paymentStatus], tone: TONES[paymentStatus] }
}

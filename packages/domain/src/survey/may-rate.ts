import type { OrderStatus } from '../order/order-status.ts'
import type { PaymentStatus } from '../payment/payment-type.ts'

/** Fields that decide whether an order can be rated. */
export type RateableOrder = {
  readonly status: OrderStatus
  readonly confirmed: boolean
  readonly paymentStatus: PaymentStatus | null
}

/**
 * States in which an order can be rated. A small shop may never tell more than that it accepted.
 */
const RATED: readonly OrderStatus[] = ['ACCEPTED', 'READY', 'DELIVERED']

/** Payments that leave nothing to rate: they never came. A refunded order can be rated. */
const UNPAID: readonly (PaymentStatus | null)[] = ['PENDING', 'REJECTED', 'EXPIRED']

/**
 * Whether an order can be rated: the shop accepted it, and it was neither canceled nor left
 * unpaid. Source: docs/decisions, The survey.
 */
export const mayRate = ({ status, confirmed, paymentStatus }: RateableOrder): boolean =>
  confirmed && RATED.includes(status) && !UNPAID.includes(paymentStatus)

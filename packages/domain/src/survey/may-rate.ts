import type { OrderStatus } from '../order/order-status.ts'
import type { PaymentStatus } from '../payment/payment-type.ts'

/** Fields that decide whether an order can be rated. */
export type RateableOrder = {
  readonly status: OrderStatus
  readonly confirmed: boolean
  readonly paymentStatus: PaymentStatus | null
}

/**
 * From when on the shop has something to be rated for. A small shop may never say more than that it
 * accepted.
 */
const RATED: readonly OrderStatus[] = ['ACCEPTED', 'READY', 'DELIVERED']

/** A payment that never came leaves nothing to rate; one that was given back does. */
const UNPAID: readonly (PaymentStatus | null)[] = ['PENDING', 'REJECTED', 'EXPIRED']

/**
 * Whether an order can be rated: the shop accepted it, and it was not canceled, nor left unpaid.
 * Source: docs/decisions, The survey.
 */
export const mayRate = ({ status, confirmed, paymentStatus }: RateableOrder): boolean =>
  confirmed && RATED.includes(status) && !UNPAID.includes(paymentStatus)

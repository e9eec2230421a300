import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'

/**
 * What the follow-up says of an online payment: `due` waits for the diner, `pending` for the provider, `rejected` may
 * be tried again, `expired` and `refunded` are over; money of a canceled order is on its way back (`refunding`), or
 * did not find it (`refund-failed`). Null where nothing is to be said. Source: 001 §2.
 */
export type PaymentDue =
  | 'due'
  | 'pending'
  | 'rejected'
  | 'expired'
  | 'refunding'
  | 'refund-failed'
  | 'refunded'

type Paid = Pick<FollowUpOrder, 'status' | 'paymentStatus' | 'paymentAttempt' | 'refund'> & {
  readonly paymentType: Pick<FollowUpOrder['paymentType'], 'upload'>
}

/** Whether an order waits for its online payment: the local has not got it yet. */
export const isUnpaid = ({ status, paymentStatus }: Pick<Paid, 'status' | 'paymentStatus'>): boolean =>
  status === 'GENERATED' && paymentStatus === 'PENDING'

/** What is to be said of the payment of an order. A page of a provider may be opened again while it is on its way. */
export function paymentDue(order: Paid): PaymentDue | null {
  if (order.refund) return order.refund === 'UNDER_WAY' ? 'refunding' : 'refund-failed'
  if (order.paymentStatus === 'EXPIRED') return 'expired'
  if (order.paymentStatus === 'REFUNDED') return 'refunded'
  if (!isUnpaid(order)) return null
  if (order.paymentAttempt === 'REJECTED') return 'rejected'
  return order.paymentAttempt === 'PENDING' && order.paymentType.upload === 'APP' ? 'pending' : 'due'
}

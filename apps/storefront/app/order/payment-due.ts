import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { paymentCopy } from '@mostrador/copy/payment'
import { isUnpaid } from '@mostrador/domain/order/order-status'

/**
 * State of an online payment in the follow-up: `due` waits for the diner, `pending` for the
 * provider, `rejected` may be tried again, `expired` and `refunded` are over; money of a canceled
 * order is being refunded (`refunding`), could not be (`refund-failed`), or is to be sent by the
 * shop (`owed`). Null where nothing is told, as of an order replaced by a newer one. Source: 001
 * §2; docs/decisions/028.
 */
export type PaymentDue =
  | 'due'
  | 'pending'
  | 'rejected'
  | 'expired'
  | 'refunding'
  | 'refund-failed'
  | 'owed'
  | 'refunded'

type Paid = Pick<FollowUpOrder, 'status' | 'paymentStatus' | 'paymentAttempt' | 'refund' | 'cancelReason'> & {
  readonly paymentType: Pick<FollowUpOrder['paymentType'], 'upload'>
}

/**
 * Whether an unpaid order was replaced by the diner's next one. Its payment is `EXPIRED` like that
 * of an order whose time ran out, so only the reason, which the system wrote, tells them apart.
 * Source: docs/decisions/028.
 */
export const isReplaced = ({
  paymentStatus,
  cancelReason,
}: Pick<Paid, 'paymentStatus' | 'cancelReason'>): boolean =>
  paymentStatus === 'EXPIRED' && cancelReason === paymentCopy.replacedReason

const GOING_BACK = { UNDER_WAY: 'refunding', FAILED: 'refund-failed', OWED: 'owed' } as const

/**
 * Returns the state of an order's payment to tell; null for none. The page of a provider may be
 * opened again while the payment is pending.
 */
export function paymentDue(order: Paid): PaymentDue | null {
  if (order.refund) return GOING_BACK[order.refund]
  if (isReplaced(order)) return null
  if (order.paymentStatus === 'EXPIRED') return 'expired'
  if (order.paymentStatus === 'REFUNDED') return 'refunded'
  if (!isUnpaid(order)) return null
  if (order.paymentAttempt === 'REJECTED') return 'rejected'
  return order.paymentAttempt === 'PENDING' && order.paymentType.upload === 'APP' ? 'pending' : 'due'
}

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { paymentCopy } from '@mostrador/copy/payment'
import { isUnpaid } from '@mostrador/domain/order/order-status'

/**
 * What the follow-up says of an online payment: `due` waits for the diner, `pending` for the
 * provider, `rejected` may be tried again, `expired` and `refunded` are over; money of a canceled
 * order is on its way back (`refunding`), did not find it (`refund-failed`), or is to be sent by
 * the shop (`owed`). Null where nothing is to be said, as of an order that gave way to a newer one.
 * Source: 001 §2; docs/decisions/028.
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
 * Whether an unpaid order gave way to the one that its diner placed after it. Its payment is as
 * much `EXPIRED` as that of one whose time ran out, so that only the reason, which the system
 * wrote, tells them apart. Source: docs/decisions/028.
 */
export const isReplaced = ({
  paymentStatus,
  cancelReason,
}: Pick<Paid, 'paymentStatus' | 'cancelReason'>): boolean =>
  paymentStatus === 'EXPIRED' && cancelReason === paymentCopy.replacedReason

const GOING_BACK = { UNDER_WAY: 'refunding', FAILED: 'refund-failed', OWED: 'owed' } as const

/**
 * What is to be said of the payment of an order. A page of a provider may be opened again while it
 * is on its way.
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

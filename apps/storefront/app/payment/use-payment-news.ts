import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef } from 'react'
import { paymentDue } from '../order/payment-due.ts'
import { OUTCOME_TOASTS } from './settle-payment.ts'

type Followed = Pick<FollowUpOrder, 'code' | 'paymentStatus'> & Parameters<typeof paymentDue>[0]

/** Returns the toast for a change of an order's payment; undefined for none. */
function newsOf(before: Followed, now: Followed): keyof typeof OUTCOME_TOASTS | undefined {
  if (now.paymentStatus === 'APPROVED') return before.paymentStatus === 'PENDING' ? 'approved' : undefined
  return paymentDue(before) === 'pending' && paymentDue(now) === 'rejected' ? 'rejected' : undefined
}

/**
 * Tells once the outcome of an online payment that was open when the page came. After the answer
 * to a card, the same toast is renewed. Source: 001 §4 Refreshing the follow-up, §8.
 */
export function usePaymentNews(order: Followed): void {
  const toast = useToast()
  const last = useRef(order)
  useEffect(() => {
    const before = last.current
    last.current = order
    const news = before.code === order.code ? newsOf(before, order) : undefined
    if (news) toast(OUTCOME_TOASTS[news])
  }, [order, toast])
}

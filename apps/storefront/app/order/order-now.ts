import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy, whatHappensNext } from '@mostrador/copy/order'
import { paymentCopy } from '@mostrador/copy/payment'
import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { browserApi } from '../api.ts'
import { paymentDue } from './payment-due.ts'

/** Whether an order waits for its payment, or for the branch contact to confirm it. */
export const isHeldBack = (order: FollowUpOrder): boolean =>
  isUnpaid(order) || (!order.confirmed && order.status === 'GENERATED')

/**
 * Writes the state of an order in one sentence. For a payment that was given up or came too late
 * that is the sentence: the cancellation follows from it, and the branch contact has nothing to
 * add.
 */
export function orderNow(order: FollowUpOrder): string {
  if (isUnpaid(order)) return payPromptCopy.hint
  if (isHeldBack(order)) return orderCopy.unconfirmed
  if (order.cancelReason === orderCopy.canceledByDiner) return orderCopy.canceledByYou
  return paymentDue(order) === 'expired'
    ? paymentCopy.expiredReason
    : whatHappensNext(order.status, order.type)
}

/** Order without a delivery to follow: its number and state, in the words of its follow-up. */
export type OrderNow = { readonly title: string; readonly sentence: string }

/**
 * Loads the state of an order without a delivery to follow, and again when the page is shown;
 * undefined while `code` is, and for an unknown order.
 */
export function useOrderNow(alias: string, code: string | undefined) {
  const { answer, again } = useFetched(code === undefined ? undefined : `${alias}/${code}`, {
    ask: () => browserApi.client.getOrder({ params: { alias, code: code ?? '' } }),
    take: (told): OrderNow | undefined =>
      told.ok ? { title: orderCopy.number(told.data.number), sentence: orderNow(told.data) } : undefined,
  })
  usePolling(code === undefined ? undefined : again)
  return { order: answer, again }
}

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy, whatHappensNext } from '@mostrador/copy/order'
import { paymentCopy } from '@mostrador/copy/payment'
import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { browserApi } from '../api.ts'
import { paymentDue } from './payment-due.ts'

/** Whether an order waits to be paid, or for its local to confirm it. */
export const isHeldBack = (order: FollowUpOrder): boolean =>
  isUnpaid(order) || (!order.confirmed && order.status === 'GENERATED')

/**
 * How an order stands, in one sentence. Of one whose payment was given up or came too late it is
 * that: that it was canceled follows, and the local has nothing to say about it.
 */
export function orderNow(order: FollowUpOrder): string {
  if (isUnpaid(order)) return payPromptCopy.hint
  if (isHeldBack(order)) return orderCopy.unconfirmed
  if (order.cancelReason === orderCopy.canceledByDiner) return orderCopy.canceledByYou
  return paymentDue(order) === 'expired'
    ? paymentCopy.expiredReason
    : whatHappensNext(order.status, order.type)
}

/** An order that nobody carries: its number, and how it stands by the words of its follow-up. */
export type OrderNow = { readonly title: string; readonly sentence: string }

/**
 * How an order stands of which there is no delivery to follow, and how to ask again; nothing while
 * `code` is undefined, and of an order that is not there. It is asked for again when the page is
 * looked at.
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

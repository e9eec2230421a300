import type { Voice } from '@mostrador/domain/branding/voice'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { spoken } from './you.ts'
import { expectedAround, whatHappensNext } from './order.ts'

/** Fields of the text about a change, before the link to the follow-up. */
export type OrderNoticeFacts = {
  readonly status: OrderStatus
  readonly mode: OrderModeType
  readonly number: number
  readonly contact: string
  readonly reason: string
  readonly voice: Voice
}

/** Returns the message to a diner about a change of an order, without its link. */
export function orderNotice({ status, mode, number, contact, reason, voice }: OrderNoticeFacts): string {
  const what = spoken(whatHappensNext(status, mode), voice)
  const why = reason === '' ? '' : ` Motivo: ${reason}`
  return `${contact}, pedido #${number}: ${what}${why}`
}

/** Returns the message about a later time that the shop promised, "21:40", without its link. */
export function delayNotice(
  facts: Omit<OrderNoticeFacts, 'status' | 'reason'> & { readonly time: string },
): string {
  const { mode, number, contact, voice, time } = facts
  return `${contact}, pedido #${number}: ${spoken(`El local necesita unos minutos más. ${expectedAround(mode, time)}.`, voice)}`
}

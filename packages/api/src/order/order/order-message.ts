import { orderModeName } from '@mostrador/copy/order-mode'
import { orderTextWords } from '@mostrador/copy/order-text'
import { paymentTypeName } from '@mostrador/copy/payment'
import { ticketRowLabel } from '@mostrador/copy/ticket'
import { isCashDue } from '@mostrador/domain/checkout/cash-due'
import { wholeAddressText } from '@mostrador/domain/delivery/shown-address'
import { inCash } from '@mostrador/domain/money/in-cash'
import { toMinor } from '@mostrador/domain/money/major'
import { orderText } from '@mostrador/domain/order/order-text'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { AcceptedOrder } from './judge-order.ts'

const dayAndHour = ({ scheduled }: AcceptedOrder): string | null => {
  if (!scheduled) return null
  const [year, month, day] = scheduled.slot.date.split('-')
  return `${day}/${month}/${year} ${scheduled.slot.time}`
}

const addressOf = ({ scene: { request, mode } }: AcceptedOrder): string | null => {
  if (!ORDER_MODES[mode.type].address || !request.destination) return null
  return wholeAddressText(request.destination)
}

/**
 * Returns the text of a message order, with the server's prices; '' for the console's channel.
 * Source: 000 §4 Checkout flow 4; decisions.md, order channel.
 */
export function orderMessage(
  order: AcceptedOrder,
  { code, origin }: { code: string; origin: string },
): string {
  const { contact, mode, request, currency } = order.scene
  if (contact.info.orderChannel !== 'MESSAGE') return ''
  const cashTotal = inCash(order.ticket.total, currency.code)
  const isCash = isCashDue(order.payment, cashTotal)
  return orderText(
    {
      code,
      branchContactName: contact.info.name,
      orderModeName: orderModeName(mode),
      customerName: request.customerName,
      phone: request.phone,
      tableNumber: ORDER_MODES[mode.type].table ? (request.tableUid ?? null) : null,
      address: addressOf(order),
      scheduledFor: dayAndHour(order),
      lines: order.lines,
      ticket: order.ticket,
      cashTotal: order.payment.paymentMethod === 'CASH' ? cashTotal : null,
      paymentName: paymentTypeName(order.payment),
      paysWith: isCash ? (toMinor(request.paysWith ?? 0, currency.mantissa) ?? null) : null,
      notes: request.notes,
      link: `${origin}/menu/${contact.info.alias}/order/${code}`,
      currency,
    },
    { ...orderTextWords, row: (row) => ticketRowLabel(row, contact.loyalty?.name) },
  )
}

import { receiptCopy } from '@mostrador/copy/mail'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderTextWords } from '@mostrador/copy/order-text'
import { PAYMENT_STATUS_LABELS, paymentTypeName } from '@mostrador/copy/payment'
import { ticketRowLabel } from '@mostrador/copy/ticket'
import { originAt } from '@mostrador/domain/company/host-name'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { cashBeside } from '@mostrador/domain/money/in-cash'
import { ticketRows } from '@mostrador/domain/pricing/ticket-rows'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail, type MailRow } from '../../ground/mail/write-mail.ts'
import { findOrderToReceipt, MAIL_RECEIPT, type OrderToReceipt } from '../../order/order/receipt-store.ts'

const payloadSchema = z.object({ orderId: z.uuid() })

function momentAt(at: Date, timeZone: string): readonly [day: string, time: string] {
  const { date, minutes } = wallClock(at, timeZone)
  return [date.split('-').toReversed().join('/'), timeOf(minutes)]
}

const lineRow = ({ name, size, quantity, price, extras }: OrderToReceipt['lines'][number]) => ({
  label: `${quantity} × ${name}${size === null ? '' : ` (${size})`}`,
  detail: extras
    .flatMap(({ groupItems }) => groupItems)
    .map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name))
    .join(', '),
  amount: price * quantity,
})

function rowsOf({
  lines,
  ticket,
  cashTotal,
  currency,
  pointsName,
  ...order
}: OrderToReceipt): readonly MailRow[] {
  const money = (amount: number): string => formatAmount(amount, currency)
  const cash = cashBeside(ticket.total, cashTotal)
  const payment = paymentTypeName({
    paymentMethod: order.payment_method,
    showName: order.payment_show_name,
  })
  return [
    ...lines.map(lineRow).map(({ amount, ...row }) => ({ ...row, value: money(amount) })),
    ...ticketRows(ticket).map((row) => ({
      label: ticketRowLabel(row, pointsName ?? undefined),
      value: money(row.amount),
    })),
    { label: orderTextWords.total, value: money(ticket.total), isTotal: true },
    ...(cash === null ? [] : [{ label: orderTextWords.cashTotal, value: money(cash) }]),
    {
      label: orderTextWords.payment,
      value: order.payment_status ? `${payment} · ${PAYMENT_STATUS_LABELS[order.payment_status]}` : payment,
    },
  ]
}

/**
 * Mails the receipt of an accepted order: its lines and total. It holds no name, phone or address,
 * since the mailbox may be a stranger's. A canceled order has none.
 */
export const mailReceipt: JobHandler = async ({ database, mails, publicUrl, now }, job) => {
  const { orderId } = payloadSchema.parse(job.payload)
  const order = await findOrderToReceipt(database, orderId)
  if (!order?.to || order.status === 'CANCELED') return done
  const { number, contact, timeZone, scheduledAt, type, modeName, brand: name, colors, country } = order
  const mode = orderModeName({ type, showName: modeName })
  const words = writeMail(
    { name, colors, country },
    {
      subject: receiptCopy.subject(number, contact),
      heading: receiptCopy.heading(number),
      paragraphs: [
        `${receiptCopy.when(contact, ...momentAt(order.at, timeZone))} · ${mode}`,
        ...(scheduledAt ? [receiptCopy.scheduledFor(...momentAt(scheduledAt, timeZone))] : []),
      ],
      rows: rowsOf(order),
      link: {
        label: receiptCopy.follow,
        url: `${originAt(publicUrl, order.host)}/menu/${order.alias}/order/${order.code}`,
      },
      notes: [receiptCopy.noInvoice, receiptCopy.why],
    },
  )
  const sent = await mails.send({
    ...words,
    branchId: order.branchId,
    to: order.to,
    kind: MAIL_RECEIPT,
    dedupeKey: `${MAIL_RECEIPT}:${orderId}`,
  })
  return outcomeOfSent(sent, now())
}

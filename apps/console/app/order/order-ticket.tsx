import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { ticketCopy } from '@mostrador/copy/ticket'
import { useMoney } from '../workplace/contact-context.ts'
import { useCashBeside, useTicketRows } from './use-ticket-rows.ts'

/** Amounts of an order, row by row, with their total. */
export function OrderTicket({ order }: { order: ConsoleOrder }) {
  const { wire } = useMoney()
  const cash = useCashBeside(order)
  return (
    <dl className="grid gap-1.5 rounded-card border border-line bg-surface p-4 text-16">
      {useTicketRows(order).map(({ label, amount }, index) => (
        <div key={index} className="flex justify-between gap-3">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="price">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line pt-2 text-18 font-bold">
        <dt>{ticketCopy.total}</dt>
        <dd className="price">{wire(order.total)}</dd>
      </div>
      {cash && (
        <div className="flex justify-between gap-3 font-semibold">
          <dt>{ticketCopy.cashTotal}</dt>
          <dd className="price">{cash}</dd>
        </div>
      )}
    </dl>
  )
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { useMoney } from '../branch-contact/contact-context.ts'
import { ticketRows } from './ticket-rows.ts'

/** The amounts of an order, row by row, and their total. */
export function OrderTicket({ order }: { order: ConsoleOrder }) {
  const { wire } = useMoney()
  return (
    <dl className="grid gap-1.5 rounded-card border border-line bg-surface p-4 text-16">
      {ticketRows(order).map((row, index) => (
        <div key={index} className="flex justify-between gap-3">
          <dt className="min-w-0 text-muted">{row.label}</dt>
          <dd className="price">
            {row.isDiscount && '−'}
            {wire(row.amount)}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line pt-2 text-18 font-bold">
        <dt>{consoleCopy.total}</dt>
        <dd className="price">{wire(order.total)}</dd>
      </div>
      {order.loyalty.redeemedPoints > 0 && (
        <div className="text-14 text-muted">
          <dt className="sr-only">{consoleCopy.payment}</dt>
          <dd>{consoleCopy.redeemedPoints(order.loyalty.redeemedPoints)}</dd>
        </div>
      )}
    </dl>
  )
}

import { ticketCopy, ticketRowLabel } from '@mostrador/copy/ticket'
import { cashBeside } from '@mostrador/domain/money/in-cash'
import type { Minor } from '@mostrador/domain/money/minor'
import type { TicketRow } from '@mostrador/domain/pricing/ticket-rows'
import { classNames } from '@mostrador/ui/class-names'
import { useAlias } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'

export type TicketRowsProps = {
  readonly rows: readonly TicketRow[]
  /** Sum of the rows, in minor units. */
  readonly total: Minor
  /** Amount in cash, in minor units; null for other payment types. */
  readonly cashTotal: Minor | null
  /** Text instead of the delivery fee while that is unknown. */
  readonly deliveryText?: string | undefined
}

/** Rows of a ticket with their amounts in a column, the total under a line. */
export function TicketRows({ rows, total, cashTotal, deliveryText }: TicketRowsProps) {
  const format = useFormatAmount()
  const pointsName = useAlias().loyalty?.name
  const cash = cashBeside(total, cashTotal)
  return (
    <dl className="grid gap-1.5 text-14">
      {rows.map((row, index) => (
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-muted">
            {ticketRowLabel(row, pointsName)}
            {row.benefit && <span className="block text-12">{row.benefit}</span>}
          </dt>
          <dd className={classNames('price', row.amount < 0 && 'font-medium text-positive')}>
            {row.kind === 'delivery-fee' && row.amount === 0
              ? (deliveryText ?? ticketCopy.free)
              : format(row.amount)}
          </dd>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-18 font-bold">
        <dt>{ticketCopy.total}</dt>
        <dd className="price ml-auto">
          <output>{format(total)}</output>
        </dd>
      </div>
      {cash !== null && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-16 font-semibold">
          <dt>{ticketCopy.cashTotal}</dt>
          <dd className="price ml-auto">{format(cash)}</dd>
        </div>
      )}
    </dl>
  )
}

import { classNames } from '@mostrador/ui/class-names'

/** One row of a ticket. `isOff` is what is taken away. */
export type TicketRow = {
  readonly label: string
  readonly amount: string
  readonly isOff?: boolean
  /** Below the label: what kind of row it is. */
  readonly hint?: string | null | undefined
}

export type TicketRowsProps = {
  readonly rows: readonly TicketRow[]
  readonly total: TicketRow
}

/** Amounts in a column, the total under a line. */
export function TicketRows({ rows, total }: TicketRowsProps) {
  return (
    <dl className="grid gap-1.5 text-14">
      {rows.map(({ label, amount, isOff = false, hint }, index) => (
        <div key={`${index} ${label}`} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-muted">
            {label}
            {hint && <span className="block text-12">{hint}</span>}
          </dt>
          <dd className={classNames('price', isOff && 'font-medium text-positive')}>{amount}</dd>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-18 font-bold">
        <dt>{total.label}</dt>
        <dd className="price ml-auto">
          <output>{total.amount}</output>
        </dd>
      </div>
    </dl>
  )
}

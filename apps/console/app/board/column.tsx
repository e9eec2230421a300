import { BOARD_COLUMNS, consoleCopy } from '@mostrador/copy/console'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { classNames } from '@mostrador/ui/class-names'
import { useId } from 'react'
import { useNow } from '../time/use-now.ts'
import type { BoardColumn } from './board-columns.ts'
import { OrderCard } from './order-card.tsx'

/** One column of a wide board; it scrolls by itself, its head stays. */
export function Column({ column }: { column: BoardColumn }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 min-w-0 flex-col overflow-clip rounded-card border border-line bg-sunken"
    >
      <h2 id={id} className="flex shrink-0 items-center gap-2.5 px-4 py-3 text-16 font-bold">
        <span aria-hidden className={classNames('size-2.5 rounded-full', DOTS[column.status])} />
        {BOARD_COLUMNS[column.status]}
        <span className="price ml-auto rounded-full bg-surface px-2.5 text-14 font-semibold">
          {column.orders.length}
        </span>
      </h2>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-3">
        <OrderList column={column} />
      </div>
    </section>
  )
}

/** The cards of a column, or a word where there is none. */
export function OrderList({ column }: { column: BoardColumn }) {
  const now = useNow()
  if (column.orders.length === 0) {
    return (
      <p className="grid min-h-24 place-items-center rounded-card border border-dashed border-line text-14 text-muted">
        {consoleCopy.emptyColumn}
      </p>
    )
  }
  return (
    <ul className="grid gap-3 sm:max-md:grid-cols-2">
      {column.orders.map((order) => (
        <li key={order.id} className="min-w-0">
          <OrderCard order={order} now={now} />
        </li>
      ))}
    </ul>
  )
}

const DOTS: Record<OrderStatus, string> = {
  GENERATED: 'bg-brand',
  ACCEPTED: 'bg-warning',
  READY: 'bg-positive',
  DELIVERED: 'bg-line-strong',
  CANCELED: 'bg-danger',
}

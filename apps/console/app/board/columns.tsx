import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { BOARD_COLUMNS, consoleCopy } from '@mostrador/copy/console'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useId, useState } from 'react'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useNow } from '../time/use-now.ts'
import type { BoardColumn } from './board-columns.ts'
import { OrderCard } from './order-card.tsx'
import { StoppedOrders } from './stopped-card.tsx'
import { useDensity } from './use-density.ts'
import { useHasKeys } from '../layout/use-has-keys.ts'

type ColumnsProps = {
  readonly columns: readonly BoardColumn[]
  readonly onAcceptAll: (orders: readonly ConsoleOrder[]) => void
}
type ColumnProps = Pick<ColumnsProps, 'onAcceptAll'> & { readonly column: BoardColumn }

/** Columns of the board side by side; on a phone one at a time. */
export function Columns({ columns, onAcceptAll }: ColumnsProps) {
  const isWide = useIsWide()
  return (
    <div data-board className="contents">
      {isWide ? (
        <div className="grid min-h-0 grow grid-cols-3 gap-3">
          {columns.map((column) => (
            <Column key={column.status} column={column} onAcceptAll={onAcceptAll} />
          ))}
        </div>
      ) : (
        <>
          <StoppedOrders />
          <BoardTabs columns={columns} onAcceptAll={onAcceptAll} />
        </>
      )}
    </div>
  )
}

function AcceptAllButton({ column, onAcceptAll }: ColumnProps) {
  const orders = column.orders.filter(({ actions }) => actions.includes('accept'))
  if (orders.length < 2) return null
  return (
    <Button variant="secondary" size="small" onClick={() => onAcceptAll(orders)}>
      {consoleCopy.acceptAll(orders.length)}
    </Button>
  )
}

function BoardTabs({ columns, onAcceptAll }: ColumnsProps) {
  const [status, setStatus] = useState(() => firstWithOrders(columns))
  return (
    <Tabs
      label={consoleCopy.byStatus}
      value={status}
      onChange={setStatus}
      tabs={columns.map((column) => ({
        value: column.status,
        label: consoleCopy.columnCount(BOARD_COLUMNS[column.status], column.orders.length),
        panel: (
          <>
            <h2 className="sr-only">{BOARD_COLUMNS[column.status]}</h2>
            <div className="flex justify-end pb-3 empty:hidden">
              <AcceptAllButton column={column} onAcceptAll={onAcceptAll} />
            </div>
            <OrderList column={column} />
          </>
        ),
      }))}
    />
  )
}

const firstWithOrders = (columns: readonly BoardColumn[]) =>
  columns.find(({ orders }) => orders.length > 0)?.status ?? 'GENERATED'

function Column({ column, onAcceptAll }: ColumnProps) {
  const id = useId()
  const hasKeys = useHasKeys()
  return (
    <section
      id={column.status}
      aria-labelledby={id}
      aria-keyshortcuts={hasKeys ? 'J K' : undefined}
      className="flex min-h-0 min-w-0 flex-col overflow-clip rounded-card border border-line bg-sunken"
    >
      <div className="flex min-h-12 shrink-0 items-center gap-2.5 px-4">
        <h2 id={id} className="flex min-w-0 grow items-center gap-2.5 text-16 font-bold">
          <span aria-hidden className={classNames('size-2.5 rounded-full', DOTS[column.status])} />
          {BOARD_COLUMNS[column.status]}
          <span className="price rounded-full bg-surface px-2.5 text-14 font-semibold">
            {column.orders.length}
          </span>
        </h2>
        <AcceptAllButton column={column} onAcceptAll={onAcceptAll} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2">
        {column.status === 'ACCEPTED' && <StoppedOrders />}
        <OrderList column={column} />
      </div>
    </section>
  )
}

function OrderList({ column }: { column: BoardColumn }) {
  const now = useNow()
  const density = useDensity()
  if (column.orders.length === 0) {
    return (
      <p className="grid min-h-24 place-items-center rounded-card border border-dashed border-line text-14 text-muted">
        {consoleCopy.emptyColumn}
      </p>
    )
  }
  const isDense = density === 'dense'
  return (
    <ul className={isDense ? PACKED : 'grid gap-3 sm:max-md:grid-cols-2'}>
      {column.orders.map((order) => (
        <li key={order.id} className="min-w-0">
          <div ref={isDense ? takeRows : undefined}>
            <OrderCard order={order} now={now} density={density} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Dense cards fill columns without gaps below short ones, in order for the keyboard. */
const PACKED = 'grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-1.5 [grid-auto-rows:2px]'

/** Pixels of a grid row, and of the gap below a card. */
const ROW = 2
const GAP = 5

/** Spans as many grid rows as the card is high, so that the next one begins right below. */
function takeRows(card: HTMLElement | null) {
  if (!card) return undefined
  const place = card.parentElement
  const observer = new ResizeObserver(() => {
    const rows = Math.ceil((card.offsetHeight + GAP) / ROW)
    place?.style.setProperty('grid-row-end', `span ${rows}`)
  })
  observer.observe(card)
  return () => {
    observer.disconnect()
    place?.style.removeProperty('grid-row-end')
  }
}

const DOTS: Record<OrderStatus, string> = {
  GENERATED: 'bg-brand',
  ACCEPTED: 'bg-warning',
  READY: 'bg-positive',
  DELIVERED: 'bg-line-strong',
  CANCELED: 'bg-danger',
}

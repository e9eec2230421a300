import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, BOARD_COLUMNS } from '@mostrador/copy/console'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Outlet } from 'react-router'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useState, useId } from 'react'
import { Button } from '@mostrador/ui/button.tsx'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { classNames } from '@mostrador/ui/class-names'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useIsWide } from '../layout/use-is-wide.ts'
import { boardColumns } from './board-columns.ts'
import { BoardFilter, HiddenOrders, useBoardFilter } from './board-filter.tsx'
import type { BoardColumn } from './board-columns.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useNow } from '../time/use-now.ts'
import { OrderCard } from './order-card.tsx'

/**
 * The orders in progress, by column; on a phone one column at a time. An open order stands over it.
 */
export function BoardPage() {
  return (
    <Page title={consoleCopy.orders} className="flex flex-col gap-4 md:min-h-0 md:overflow-hidden">
      <SoundAsk />
      <MoreNotice />
      <BoardContent />
      <Outlet />
    </Page>
  )
}

/** The board holds so many at once: what is older waits behind them. */
function MoreNotice() {
  const { data } = useWorkplaceBoard().query
  if (!data?.more) return null
  return (
    <Notice tone="warning" live="status">
      {consoleCopy.moreOpen(data.orders.length)}
    </Notice>
  )
}

/** A refresh that failed is told of by the strip above. */
function BoardContent() {
  const { query } = useWorkplaceBoard()
  return (
    <QueryView
      query={query}
      waiting={<BoardSkeleton />}
      failed={consoleCopy.loadFailed}
      className="my-auto"
      isToldElsewhere
    >
      {({ orders }) => <FilteredBoard orders={orders} />}
    </QueryView>
  )
}

function FilteredBoard({ orders }: { orders: readonly ConsoleOrder[] }) {
  const filter = useBoardFilter(orders)
  if (orders.length === 0) return <BoardEmpty />
  return (
    <>
      <BoardFilter orders={orders} filter={filter} />
      <HiddenOrders orders={orders} filter={filter} />
      <Columns columns={boardColumns(filter.found)} />
    </>
  )
}

function Columns({ columns }: { columns: readonly BoardColumn[] }) {
  const isWide = useIsWide()
  if (!isWide) return <BoardTabs columns={columns} />
  return (
    <div className="grid min-h-0 grow grid-cols-3 gap-4">
      {columns.map((column) => (
        <Column key={column.status} column={column} />
      ))}
    </div>
  )
}

function BoardEmpty() {
  return (
    <EmptyState picture={<EmptyPicture name="receipt" />} title={consoleCopy.emptyBoard} className="my-auto">
      {consoleCopy.emptyBoardHint}
    </EmptyState>
  )
}

/** The columns on a phone: one at a time, each tab saying how many stand in it. */
function BoardTabs({ columns }: { columns: readonly BoardColumn[] }) {
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
            <OrderList column={column} />
          </>
        ),
      }))}
    />
  )
}

const firstWithOrders = (columns: readonly BoardColumn[]) =>
  columns.find(({ orders }) => orders.length > 0)?.status ?? 'GENERATED'

/** Asks once on each device; browsers let a page sound only after somebody pressed something. */
function SoundAsk() {
  const { sound } = useWorkplaceAlarm()
  if (sound.state !== 'unasked') return null
  return (
    <Notice
      icon="bell"
      tone="brand"
      className="shrink-0"
      action={
        <Button icon="sound" onClick={sound.turnOn}>
          {consoleCopy.soundOff}
        </Button>
      }
    >
      <p className="text-16">{consoleCopy.soundAsk}</p>
    </Notice>
  )
}

/** One column of a wide board; it scrolls by itself, its head stays. */
function Column({ column }: { column: BoardColumn }) {
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
function OrderList({ column }: { column: BoardColumn }) {
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

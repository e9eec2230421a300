import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { finishedCopy } from '@mostrador/copy/finished'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet, Link, useSearchParams } from 'react-router'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useApi } from '../api/api.ts'
import { useWorkplace, useMoney } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { MoreButton, type PagedList } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { dayText, hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useFilter } from '../layout/use-filter.ts'
import { useSearchText } from '../layout/use-search-text.ts'
import { useMay } from '../workplace/use-may.ts'
import { FinishedTotals } from '../sales/finished-totals.tsx'
import { finishedQuery, type FinishedPeriod } from '../workplace/board-query.ts'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { paymentState } from '../order/payment-state.ts'

const PERIODS = ['1', '7', '30', '90', 'ALL'] as const satisfies readonly FinishedPeriod[]

/** Page of delivered and canceled orders by day, newest first, with the totals of a period. */
export function FinishedPage() {
  const { contact } = useWorkplace()
  const mayCount = useMay('reports.money')
  const [period, show] = useFilter('days', PERIODS, { standard: 'ALL' })
  const [typed, setTyped, search] = useSearchText()
  const finished = useInfiniteQuery(finishedQuery(useApi(), contact.id, { period, search }))
  return (
    <Page title={SECTION_TITLES.finished} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        className="py-3"
        legend={finishedCopy.period}
        name="days"
        value={period}
        onChange={show}
        options={PERIODS.map((value) => ({ value, label: finishedCopy.periods[value] }))}
      />
      {period !== 'ALL' && mayCount && <FinishedTotals days={period} />}
      <SearchField
        label={finishedCopy.search}
        hint={consoleCopy.searchOrderBy}
        value={typed}
        onChange={setTyped}
        className="py-2"
      />
      <QueryView
        query={finished}
        waiting={<FinishedSkeleton />}
        failed={consoleCopy.loadFailed}
        empty={<NoFinished period={period} search={search} list={finished} />}
      >
        {(orders) => <FinishedDays orders={orders} list={finished} />}
      </QueryView>
      <Outlet />
    </Page>
  )
}

type NoFinishedProps = { period: FinishedPeriod; search: string; list: PagedList }

function NoFinished({ period, search, list }: NoFinishedProps) {
  if (search === '')
    return (
      <EmptyState
        picture={<EmptyPicture name="bag" />}
        title={period === 'ALL' ? finishedCopy.empty : finishedCopy.emptyPeriod}
      >
        {period === 'ALL' ? finishedCopy.emptyHint : finishedCopy.emptyPeriodHint}
      </EmptyState>
    )
  return (
    <div aria-live="polite">
      <EmptyState
        picture={<EmptyPicture name="bag" />}
        title={finishedCopy.notFound}
        action={<MoreButton list={list}>{finishedCopy.older}</MoreButton>}
      >
        {list.hasNextPage ? finishedCopy.notFoundYet : finishedCopy.notFoundHint}
      </EmptyState>
    </div>
  )
}

function FinishedDays({ orders, list }: { orders: readonly ConsoleOrder[]; list: PagedList }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const days = Map.groupBy(orders, (order) => dayText(order.orderedAt, now, contact.timeZone))
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="grid grid-cols-1 gap-2">
          <h2 className="text-16 font-bold text-muted">{day}</h2>
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
            {ofDay.map((order) => (
              <li key={order.id}>
                <FinishedRow order={order} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={list} />
    </div>
  )
}

function FinishedSkeleton() {
  return (
    <div aria-busy className="mt-10 divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex h-18 items-center gap-4 px-4">
          <Skeleton className="h-6 w-14" />
          <Skeleton className="w-40" />
          <Skeleton className="ml-auto w-20" />
        </div>
      ))}
    </div>
  )
}

function FinishedRow({ order }: { order: ConsoleOrder }) {
  const [query] = useSearchParams()
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const payment = order.status === 'CANCELED' ? paymentState(order) : null
  return (
    <Link
      to={{ pathname: order.id, search: query.toString() }}
      className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-raised"
    >
      <span className="min-w-14 shrink-0">
        <span className="price block text-18 font-bold">#{order.number}</span>
        <span className="price block text-14 text-muted">{hourText(order.orderedAt, contact.timeZone)}</span>
      </span>
      <span className="min-w-[6rem] grow basis-0">
        <span className="block text-16 font-semibold wrap-anywhere">
          {order.tableUid
            ? consoleCopy.tableNumber(order.tableUid)
            : order.customerName.trim() || consoleCopy.noName}
        </span>
        <span className="flex items-center gap-1.5 text-14 text-muted">
          <Icon name={MODE_ICONS[order.type]} size={16} />
          {orderModeName({ type: order.type, showName: order.modeName })}
          {payment && ` · ${payment.text}`}
        </span>
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-4 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <Tag tone={order.status === 'CANCELED' ? 'danger' : 'positive'}>
          {ORDER_STATUS_LABELS[order.status]}
        </Tag>
        <span className="price text-16 font-semibold sm:min-w-24 sm:text-right">{wire(order.total)}</span>
      </span>
    </Link>
  )
}

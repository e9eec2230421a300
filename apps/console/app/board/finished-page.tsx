import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet, Link } from 'react-router'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useApi } from '../api/api.ts'
import { useWorkplace, useMoney } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import type { PagedList } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { dayText, hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { finishedQuery } from '../workplace/board-query.ts'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { paymentState } from '../order/payment-state.ts'

/** What was delivered or canceled, by day, the last first. */
export function FinishedPage() {
  const { contact } = useWorkplace()
  const finished = useInfiniteQuery(finishedQuery(useApi(), contact.id))
  return (
    <Page title={consoleCopy.finished} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <QueryView
        query={finished}
        waiting={<FinishedSkeleton />}
        failed={consoleCopy.loadFailed}
        empty={
          <EmptyState picture={<EmptyPicture name="bag" />} title={consoleCopy.emptyFinished}>
            {consoleCopy.emptyFinishedHint}
          </EmptyState>
        }
      >
        {(orders) => <FinishedDays orders={orders} list={finished} />}
      </QueryView>
      <Outlet />
    </Page>
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

/** One finished order in a line: number, who, how it ended, for how much. */
function FinishedRow({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const { wire } = useMoney()
  const payment = order.status === 'CANCELED' ? paymentState(order) : null
  return (
    <Link to={order.id} className="flex min-h-18 items-center gap-4 px-4 py-2 hover:bg-raised">
      <span className="w-14 shrink-0">
        <span className="price block text-18 font-bold">#{order.number}</span>
        <span className="price block text-14 text-muted">{hourText(order.orderedAt, contact.timeZone)}</span>
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-16 font-semibold">
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
      <span className="flex shrink-0 items-center gap-4 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <Tag tone={order.status === 'CANCELED' ? 'danger' : 'positive'}>
          {ORDER_STATUS_LABELS[order.status]}
        </Tag>
        <span className="price text-16 font-semibold sm:min-w-24 sm:text-right">{wire(order.total)}</span>
      </span>
    </Link>
  )
}

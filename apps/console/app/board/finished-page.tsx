import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import type { PagedList } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { dayText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { finishedQuery } from '../workplace/board-query.ts'
import { FinishedRow } from './finished-row.tsx'

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

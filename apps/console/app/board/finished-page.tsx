import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Outlet } from 'react-router'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { dayText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { FinishedRow } from './finished-row.tsx'
import { useWorkplaceBoard } from './use-board.ts'
import { useFinished } from './use-finished.ts'
import type { Finished } from './use-finished.ts'

/** What was delivered or canceled, by day, the last first. */
export function FinishedPage() {
  const { contact } = useWorkplace()
  const { orders } = useWorkplaceBoard()
  const finished = useFinished(contact.id, orders)
  return (
    <Page title={consoleCopy.finished} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <FinishedContent finished={finished} />
      <Outlet />
    </Page>
  )
}

function FinishedContent({ finished }: { finished: Finished }) {
  const { known, problem, reload } = finished
  if (!known && !problem) return <FinishedSkeleton />
  if (!known) return <LoadFailed title={consoleCopy.loadFailed} retry={reload} />
  if (known.orders.length === 0) {
    return (
      <EmptyState picture={<EmptyPicture name="bag" />} title={consoleCopy.emptyFinished}>
        {consoleCopy.emptyFinishedHint}
      </EmptyState>
    )
  }
  return <FinishedDays orders={known.orders} finished={finished} />
}

function FinishedDays({ orders, finished }: { orders: readonly ConsoleOrder[]; finished: Finished }) {
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
      {finished.known?.more && <MoreButton isLoading={finished.isLoading} onMore={finished.loadMore} />}
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

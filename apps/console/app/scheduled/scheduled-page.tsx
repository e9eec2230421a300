import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { schedulingCopy as copy } from '@mostrador/copy/scheduling'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useDocumentNews } from '../document/use-document-news.ts'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { ScheduledCard } from './scheduled-card.tsx'
import { scheduledKey } from './use-schedule.ts'

/** Milliseconds that the list counts as fresh, since changes are made at any minute. */
const FRESH_MS = 30_000

/** Page of the scheduled changes by time, and of those that need attention. */
export function ScheduledPage() {
  return (
    <Page title={copy.title} titleShown hint={copy.hint} narrow className="md:min-h-0 md:overflow-y-auto">
      <ScheduledList />
    </Page>
  )
}

function ScheduledList() {
  useDocumentNews()
  const api = useApi()
  const { branchId, alias } = useWorkplace().contact
  const query = useQuery({
    queryKey: scheduledKey(branchId),
    queryFn: () => answerOf(api.listScheduled({ params: { id: branchId }, query: {} })),
    refetchInterval: FRESH_MS,
    select: ({ changes }) => changes.filter(isShown).toSorted(byUrgency),
  })
  return (
    <>
      <p className="pb-3">
        <Link to={`/${alias}/activity`} className="hit-44 font-semibold text-brand-ink underline">
          {copy.done}
        </Link>
      </p>
      <QueryView
        query={query}
        waiting={<ScheduledSkeleton />}
        failed={copy.loadFailed}
        empty={
          <EmptyState
            picture={<EmptyPicture name="receipt" />}
            title={copy.empty}
            action={
              <Button render={<Link to={`/${alias}/menu/prices`} />} variant="secondary">
                {copy.toPrices}
              </Button>
            }
          >
            {copy.emptyHint}
          </EmptyState>
        }
      >
        {(changes) => (
          <ul className="grid grid-cols-1 gap-3 pb-4">
            {changes.map((change) => (
              <li key={change.id} className="min-w-0">
                <ScheduledCard change={change} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}

/** Hides cancelled changes; made ones stand in the activity too. */
const isShown = ({ state, open }: ScheduledWire): boolean => state !== 'CANCELED' || open

/** Sorts changes to look at first, then waiting ones, then made ones. */
function byUrgency(one: ScheduledWire, other: ScheduledWire): number {
  const rank = ({ open, state }: ScheduledWire): number => (open ? 0 : state === 'WAITING' ? 1 : 2)
  return rank(one) - rank(other) || Date.parse(one.runAt) - Date.parse(other.runAt)
}

const ScheduledSkeleton = () => (
  <div aria-busy className="grid gap-3">
    <output className="sr-only">{copy.loading}</output>
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} shape="card" className="h-32 w-full" />
    ))}
  </div>
)

import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { salesCopy } from '@mostrador/copy/sales'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { dateLabel } from '@mostrador/copy/schedule'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { salesDayOf } from '@mostrador/domain/sales/sales-day'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { isMissing, QueryView } from '../layout/query-view.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { SalesFigures } from './sales-figures.tsx'
import { SalesSections } from './sales-sections.tsx'

/** Milliseconds between sums of an unfinished day, while the page is seen. */
const SUMMED_AGAIN_MS = 60_000

/** Page of a branch contact's sales on a day by its clock, with the same weekday before. */
export function TodayPage() {
  const { contact } = useWorkplace()
  const today = salesDayOf(wallClock(useNow(), contact.timeZone))
  const [day, choose] = useDay(today)
  return (
    <Page
      title={day === today ? SECTION_TITLES.today : salesCopy.sales}
      titleShown
      className="md:min-h-0 md:overflow-y-auto"
    >
      <DayStepper day={day} today={today} choose={choose} />
      <SalesOf key={contact.id} day={day} isToday={day === today} />
    </Page>
  )
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Returns the day in the address; today for an invalid or future one. */
function useDay(today: string): readonly [day: string, choose: (day: string) => void] {
  const [query, setQuery] = useSearchParams()
  const said = query.get('day') ?? ''
  const isDay = DATE.test(said) && !Number.isNaN(Date.parse(said)) && said <= today
  const choose = (day: string): void => setQuery(day === today ? {} : { day }, { replace: true })
  return [isDay ? said : today, choose]
}

type StepperProps = {
  readonly day: string
  readonly today: string
  readonly choose: (day: string) => void
}

function DayStepper({ day, today, choose }: StepperProps) {
  const isToday = day === today
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 pb-4">
      <IconButton
        icon="chevron-left"
        label={salesCopy.dayBefore}
        variant="outlined"
        onClick={() => choose(addDays(day, -1))}
      />
      <p className="price min-w-32 text-center text-16 font-semibold">
        {dateLabel({ date: day, dayOfWeek: dayOfWeekOf(day) })}
      </p>
      <IconButton
        icon="chevron-right"
        label={salesCopy.dayAfter}
        variant="outlined"
        disabled={isToday}
        onClick={() => choose(addDays(day, 1))}
      />
      {!isToday && (
        <Button variant="quiet" onClick={() => choose(today)}>
          {salesCopy.backToToday}
        </Button>
      )}
      <p className="basis-full text-14 text-muted">{salesCopy.dayHint}</p>
    </div>
  )
}

function SalesOf({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  const api = useApi()
  const { id } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['sales', id, day],
    queryFn: () => answerOf(api.getSalesDay({ params: { id }, query: { day } })),
    refetchInterval: isToday ? SUMMED_AGAIN_MS : false,
  })
  return (
    <QueryView
      query={query}
      waiting={<SalesSkeleton />}
      failed={salesCopy.loadFailed}
      isRefused={isMissing}
      isEmpty={isEmptyDay}
      empty={
        <EmptyState
          picture={<EmptyPicture name="receipt" />}
          title={isToday ? salesCopy.empty : salesCopy.emptyDay}
        >
          {salesCopy.emptyHint}
        </EmptyState>
      }
    >
      {(sales) => (
        <div className="grid gap-4 pb-4">
          <SalesFigures sales={sales} />
          <SalesSections sales={sales} />
        </div>
      )}
    </QueryView>
  )
}

/** Whether neither the day nor its comparisons have orders. */
const isEmptyDay = ({ sold, canceled, refunded, before }: SalesDay): boolean =>
  [sold, canceled, refunded, ...before].every(({ orders }) => orders === 0)

function SalesSkeleton() {
  return (
    <div aria-busy className="grid gap-4 md:grid-cols-3">
      <output className="sr-only">{salesCopy.loading}</output>
      <Skeleton shape="card" className="h-32" />
      <Skeleton shape="card" className="h-32 max-md:hidden" />
      <Skeleton shape="card" className="h-32 max-md:hidden" />
      <Skeleton shape="card" className="h-72 md:col-span-3" />
    </div>
  )
}

import type { SurveyPeriod } from '@mostrador/contract/survey/survey-endpoints'
import { surveySummaryCopy } from '@mostrador/copy/survey-summary'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { SurveySummary } from './survey-summary.tsx'

const PERIODS = ['WEEK', 'MONTH', 'QUARTER', 'ALL'] as const satisfies readonly SurveyPeriod[]

/** Page of the diners' survey answers, by period. */
export function SurveyPage() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const [period, setPeriod] = useFilter('period', PERIODS, { standard: 'MONTH' })
  const query = useQuery({
    queryKey: ['survey', id, period],
    queryFn: () => answerOf(api.getSurveySummary({ params: { id }, query: { period } })),
  })
  return (
    <Page title={SECTION_TITLES.survey} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        className="py-3"
        legend={surveySummaryCopy.period}
        name="period"
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: surveySummaryCopy.periods[value] }))}
      />
      <QueryView query={query} waiting={<SummarySkeleton />} failed={surveySummaryCopy.failed}>
        {(summary) => <SurveySummary summary={summary} />}
      </QueryView>
    </Page>
  )
}

function SummarySkeleton() {
  return (
    <div aria-busy className="grid gap-4 md:grid-cols-2">
      <output className="sr-only">{surveySummaryCopy.loading}</output>
      <Skeleton shape="card" className="h-52" />
      <Skeleton shape="card" className="h-52" />
      <Skeleton shape="card" className="h-40 md:col-span-2" />
    </div>
  )
}

import type { SurveyPeriod } from '@mostrador/contract/survey/survey-endpoints'
import { surveySummaryCopy } from '@mostrador/copy/survey-summary'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useCallback, useState } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Page } from '../layout/page.tsx'
import { SurveySummary } from './survey-summary.tsx'

const PERIODS = ['WEEK', 'MONTH', 'QUARTER', 'ALL'] as const satisfies readonly SurveyPeriod[]

/** What diners said of a local, by period. */
export function SurveyPage() {
  const { contact } = useWorkplace()
  const [period, setPeriod] = useState<SurveyPeriod>('MONTH')
  return (
    <Page title={surveySummaryCopy.title} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        className="py-3"
        legend={surveySummaryCopy.period}
        name="period"
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: surveySummaryCopy.periods[value] }))}
      />
      <PeriodSummary key={`${contact.id} ${period}`} contactId={contact.id} period={period} />
    </Page>
  )
}

function PeriodSummary({ contactId, period }: { contactId: string; period: SurveyPeriod }) {
  const api = useApi()
  const load = useCallback(
    () => api.getSurveySummary({ params: { id: contactId }, query: { period } }),
    [api, contactId, period],
  )
  const { data, problem, reload } = useLoad(load)
  if (data) return <SurveySummary summary={data} />
  if (!problem) return <SummarySkeleton />
  return <LoadFailed title={surveySummaryCopy.failed} retry={() => void reload()} />
}

function SummarySkeleton() {
  return (
    <div aria-busy className="grid gap-4 md:grid-cols-2">
      <output className="sr-only">{surveySummaryCopy.loading}</output>
      <Skeleton shape="block" className="h-52" />
      <Skeleton shape="block" className="h-52" />
      <Skeleton shape="block" className="h-40 md:col-span-2" />
    </div>
  )
}

import { CASE_STATUS_LABELS, caseCopy } from '@mostrador/copy/case'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { CASE_STATUSES, type CaseStatus } from '@mostrador/domain/case/case-status'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Outlet } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { CaseCard } from './case-card.tsx'
import { useAdvanceCase, useCases } from './use-cases.ts'

const FILTERS = CASE_STATUSES.map((value) => ({ value, label: CASE_STATUS_LABELS[value] }))

/** Page of reports and low scores; staff take each and close it once it is solved. */
export function CasesPage() {
  const [status, show] = useFilter('status', CASE_STATUSES)
  return (
    <Page title={SECTION_TITLES.cases} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        legend={caseCopy.showCases}
        name="status"
        options={FILTERS}
        value={status}
        onChange={show}
        className="sticky top-23 z-10 -mx-4 bg-canvas px-4 py-3 md:top-0"
      />
      <CasesOf status={status} />
      <Outlet />
    </Page>
  )
}

function CasesOf({ status }: { status: CaseStatus }) {
  const { contact } = useWorkplace()
  const cases = useCases(contact.id, status)
  const { mutate: advance, isPending, variables } = useAdvanceCase(contact.id)
  return (
    <QueryView
      query={cases}
      waiting={<CasesSkeleton />}
      failed={caseCopy.loadFailed}
      empty={
        <EmptyState picture={<EmptyPicture name="talk" />} title={caseCopy.empty[status]}>
          {caseCopy.emptyHint}
        </EmptyState>
      }
    >
      {(known) => (
        <div className="grid grid-cols-1 gap-3 pt-1 pb-4">
          {known.map((info) => (
            <CaseCard
              key={info.id}
              info={info}
              isPending={isPending && variables.id === info.id}
              onAdvance={(action) => advance({ id: info.id, action })}
            />
          ))}
          <MoreButton list={cases} />
        </div>
      )}
    </QueryView>
  )
}

function CasesSkeleton() {
  return (
    <div aria-busy className="grid gap-3 pt-1">
      <output className="sr-only">{caseCopy.loading}</output>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="card" className="h-44 w-full" />
      ))}
    </div>
  )
}

import { CASE_STATUS_LABELS, caseCopy } from '@mostrador/copy/case'
import { consoleCopy } from '@mostrador/copy/console'
import { CASE_STATUSES } from '@mostrador/domain/case/case-status'
import type { CaseStatus } from '@mostrador/domain/case/case-status'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Outlet, useSearchParams } from 'react-router'
import { useWorkplaceBoard } from '../board/use-board.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { CaseCard } from './case-card.tsx'
import { useAdvanceCase, useCases } from './use-cases.ts'
import type { Cases } from './use-cases.ts'

const FILTERS = CASE_STATUSES.map((value) => ({ value, label: CASE_STATUS_LABELS[value] }))

const statusOf = (text: string | null): CaseStatus => CASE_STATUSES.find((one) => one === text) ?? 'OPEN'

/** What diners told was wrong, and low scores: taken by somebody, and closed once it was looked after. */
export function CasesPage() {
  const [query, setQuery] = useSearchParams()
  const status = statusOf(query.get('status'))
  return (
    <Page title={caseCopy.cases} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        legend={caseCopy.showCases}
        name="status"
        options={FILTERS}
        value={status}
        onChange={(next) => setQuery({ status: next }, { replace: true })}
        className="sticky top-23 z-10 -mx-4 bg-canvas px-4 py-3 md:top-0"
      />
      <CasesOf key={status} status={status} />
      <Outlet />
    </Page>
  )
}

function CasesOf({ status }: { status: CaseStatus }) {
  const { contact } = useWorkplace()
  const { cases: counts, reload } = useWorkplaceBoard()
  const cases = useCases(contact.id, status, counts ? `${counts.open} ${counts.inProgress}` : '')
  const { pending, advance } = useAdvanceCase(async () => {
    cases.reload()
    await reload()
  })
  const { known, problem } = cases
  if (!known) return problem ? <CasesFailed retry={cases.reload} /> : <CasesSkeleton />
  if (known.cases.length === 0) {
    return (
      <EmptyState picture={<EmptyPicture name="receipt" />} title={caseCopy.empty[status]}>
        {caseCopy.emptyHint}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3 pt-1 pb-4">
      {known.cases.map((info) => (
        <CaseCard
          key={info.id}
          info={info}
          isPending={pending === info.id}
          onAdvance={(action) => void advance(info.id, action)}
        />
      ))}
      {known.more && <MoreCases cases={cases} />}
    </div>
  )
}

function MoreCases({ cases }: { cases: Cases }) {
  return (
    <Button
      variant="secondary"
      className="mx-auto"
      busy={cases.isLoading}
      busyLabel={consoleCopy.loadingMore}
      onClick={cases.loadMore}
    >
      {consoleCopy.more}
    </Button>
  )
}

function CasesFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={caseCopy.loadFailed}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}

function CasesSkeleton() {
  return (
    <div aria-busy className="grid gap-3 pt-1">
      <output className="sr-only">{caseCopy.loading}</output>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="block" className="h-44 w-full" />
      ))}
    </div>
  )
}

import { CASE_STATUS_LABELS, caseCopy } from '@mostrador/copy/case'
import { CASE_STATUSES } from '@mostrador/domain/case/case-status'
import type { CaseStatus } from '@mostrador/domain/case/case-status'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { useWorkplaceBoard } from '../board/use-board.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { CaseCard } from './case-card.tsx'
import { useAdvanceCase, useCases } from './use-cases.ts'

const FILTERS = CASE_STATUSES.map((value) => ({ value, label: CASE_STATUS_LABELS[value] }))

const statusOf = (text: string | null): CaseStatus => CASE_STATUSES.find((one) => one === text) ?? 'OPEN'

/**
 * The state whose cases are shown: what was pressed at once, and what the address says wherever that leads. The address
 * changes a moment after the press, and a radio that waited for it would jump back before it goes on.
 */
function useShownStatus() {
  const [query, setQuery] = useSearchParams()
  const asked = statusOf(query.get('status'))
  const [shown, setShown] = useState({ asked, status: asked })
  if (shown.asked !== asked) setShown({ asked, status: asked })
  function show(status: CaseStatus): void {
    setShown({ asked, status })
    setQuery({ status }, { replace: true })
  }
  return { status: shown.status, show }
}

/** What diners told was wrong, and low scores: taken by somebody, and closed once it was looked after. */
export function CasesPage() {
  const { status, show } = useShownStatus()
  return (
    <Page title={caseCopy.cases} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <SegmentedControl
        legend={caseCopy.showCases}
        name="status"
        options={FILTERS}
        value={status}
        onChange={show}
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
  if (!known)
    return problem ? <LoadFailed title={caseCopy.loadFailed} retry={cases.reload} /> : <CasesSkeleton />
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
      {known.more && <MoreButton isLoading={cases.isLoading} onMore={cases.loadMore} />}
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

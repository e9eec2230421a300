import type { RevisionWire } from '@mostrador/contract/revision/revision-endpoints'
import { revisionCopy } from '@mostrador/copy/revision'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { MoreButton } from '../layout/more-button.tsx'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { revisionDays } from './revision-days.ts'
import { RevisionRow, Sentences } from './revision-row.tsx'
import { revisionsKey, useUndo } from './use-undo.ts'

/** What was changed in this brand, by whom, and the way back. For owners and managers. */
export function ActivityPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={SECTION_TITLES.activity} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      {contact.role === 'cashier' ? <Forbidden /> : <Activity key={contact.branchId} />}
    </Page>
  )
}

function Activity() {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const list = useInfiniteQuery({
    queryKey: revisionsKey(branchId),
    queryFn: ({ pageParam: before }) =>
      answerOf(api.listRevisions({ params: { id: branchId }, query: { before } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ revisions, more }) => (more ? revisions.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap(({ revisions }) => revisions),
  })
  return (
    <>
      <p className="max-w-3xl pb-3 text-14 text-muted">{revisionCopy.hint}</p>
      <RevisionList query={list} />
      <MoreButton list={list} className="mx-auto mt-1 mb-4" />
    </>
  )
}

/** The changes in each of their states, and the question before one is taken back. */
export function RevisionList({ query }: { readonly query: ViewedQuery<readonly RevisionWire[]> }) {
  const [asked, setAsked] = useState<RevisionWire>()
  const [refused, setRefused] = useState<{ readonly number: number; readonly reasons: readonly string[] }>()
  const { mutate, isPending } = useUndo((reasons, number) => setRefused({ number, reasons }))

  function ask(revision: RevisionWire): void {
    setRefused(undefined)
    setAsked(revision)
  }

  // What is said under the question would be heard by nobody: it comes once the question is gone.
  const reasonsOf = ({ number }: RevisionWire): readonly string[] =>
    !asked && refused?.number === number ? refused.reasons : []

  return (
    <>
      <QueryView
        query={query}
        waiting={<ActivitySkeleton />}
        failed={revisionCopy.loadFailed}
        isRefused={({ status }) => status === 403}
        refused={<Forbidden />}
        empty={
          <EmptyState picture={<EmptyPicture name="receipt" />} title={revisionCopy.empty}>
            {revisionCopy.emptyHint}
          </EmptyState>
        }
      >
        {(revisions) => <Days revisions={revisions} reasonsOf={reasonsOf} onUndo={ask} />}
      </QueryView>
      <ConfirmDialog
        open={asked !== undefined}
        title={revisionCopy.undoTitle(asked?.number ?? 0)}
        confirmLabel={revisionCopy.undo}
        cancelLabel={revisionCopy.stay}
        busy={isPending}
        busyLabel={revisionCopy.undoing}
        onConfirm={() => asked && mutate(asked.number, { onSettled: () => setAsked(undefined) })}
        onCancel={() => setAsked(undefined)}
      >
        {asked && (
          <div className="grid gap-2">
            <p>{revisionCopy.undoText(asked.count)}</p>
            <Sentences revision={asked} />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}

function Days(props: {
  readonly revisions: readonly RevisionWire[]
  readonly reasonsOf: (revision: RevisionWire) => readonly string[]
  readonly onUndo: (revision: RevisionWire) => void
}) {
  const { timeZone } = useWorkplace().contact
  return (
    <div className="grid grid-cols-1 gap-5 pb-4">
      {revisionDays(props.revisions, useNow(), timeZone).map(({ day, revisions }) => (
        <section key={day} aria-label={day} className="grid grid-cols-1 gap-2">
          <h2 className="text-18 font-bold">{day}</h2>
          <ul className="grid grid-cols-1 gap-2">
            {revisions.map((revision) => (
              <li key={revision.number} className="min-w-0">
                <RevisionRow
                  revision={revision}
                  reasons={props.reasonsOf(revision)}
                  onUndo={() => props.onUndo(revision)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Forbidden = () => (
  <EmptyState picture={<EmptyPicture name="plug" />} title={revisionCopy.forbidden}>
    {revisionCopy.forbiddenHint}
  </EmptyState>
)

const ActivitySkeleton = () => (
  <div aria-busy className="grid gap-2">
    <output className="sr-only">{revisionCopy.loading}</output>
    <Skeleton className="mb-1 h-6 w-16" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="block" className="h-28 w-full" />
    ))}
  </div>
)

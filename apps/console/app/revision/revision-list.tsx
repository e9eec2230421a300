import type { RevisionWire } from '@mostrador/contract/revision/revision-endpoints'
import { revisionCopy } from '@mostrador/copy/revision'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useState } from 'react'
import { QueryView, type ViewedQuery } from '../layout/query-view.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { revisionDays } from './revision-days.ts'
import { RevisionRow, Sentences } from './revision-row.tsx'
import { useUndo } from './use-undo.ts'

type RevisionListProps = {
  readonly query: ViewedQuery<readonly RevisionWire[]>
  /** Whether a filter may hide changes. */
  readonly filtered?: boolean
  /** Whether older changes were not looked at yet. */
  readonly goesOn?: boolean
  /** Thing of the history, which can be restored to any state. */
  readonly place?: string | undefined
}

/** List of changes in each state of its query, with a question before an undo. */
export function RevisionList({ query, filtered = false, goesOn = false, place }: RevisionListProps) {
  const [asked, setAsked] = useState<RevisionWire>()
  const [refused, setRefused] = useState<{ readonly number: number; readonly reasons: readonly string[] }>()
  const refuse = (reasons: readonly string[], number: number): void => setRefused({ number, reasons })
  const { mutate, isPending } = useUndo(refuse)
  const [wanted, setWanted] = useState<number>()

  function ask(revision: RevisionWire): void {
    setRefused(undefined)
    setAsked(revision)
  }

  function askBack({ number }: RevisionWire): void {
    setRefused(undefined)
    setWanted(number)
  }

  // Reasons wait until the dialog has closed, since screen readers do not read below it.
  const reasonsOf = ({ number }: RevisionWire): readonly string[] =>
    !asked && wanted === undefined && refused?.number === number ? refused.reasons : []

  return (
    <>
      <QueryView
        query={query}
        waiting={<RevisionSkeleton />}
        failed={revisionCopy.loadFailed}
        empty={<Nothing filtered={filtered} goesOn={goesOn} />}
      >
        {(revisions) => (
          <Days
            revisions={revisions}
            reasonsOf={reasonsOf}
            onUndo={ask}
            onRestore={place === undefined ? undefined : askBack}
          />
        )}
      </QueryView>
      {place !== undefined && (
        <RestoreDialog
          number={wanted}
          place={place}
          onClose={() => setWanted(undefined)}
          onRefused={refuse}
        />
      )}
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

/** Place of a list without changes, by the reason; a search may not have looked at all of them. */
function Nothing({ filtered, goesOn }: { readonly filtered: boolean; readonly goesOn: boolean }) {
  const seesAll = useMay('activity', 'brand')
  const nothingYet = [revisionCopy.nothingYet, revisionCopy.nothingYetHint]
  const nothingFound = [revisionCopy.nothingFound, revisionCopy.nothingFoundHint]
  const nothingThere = [revisionCopy.empty, seesAll ? revisionCopy.emptyHint : revisionCopy.noMarksHint]
  const [title = '', hint] = goesOn ? nothingYet : filtered ? nothingFound : nothingThere
  return (
    <EmptyState picture={<EmptyPicture name="receipt" />} title={title}>
      {hint}
    </EmptyState>
  )
}

type DaysProps = {
  readonly revisions: readonly RevisionWire[]
  readonly reasonsOf: (revision: RevisionWire) => readonly string[]
  readonly onUndo: (revision: RevisionWire) => void
  readonly onRestore: ((revision: RevisionWire) => void) | undefined
}

function Days(props: DaysProps) {
  const { timeZone } = useWorkplace().contact
  const newestMonth = props.revisions.find(({ condenses }) => condenses !== null)
  return (
    <div className="grid grid-cols-1 gap-5 pb-4">
      {revisionDays(props.revisions, useNow(), timeZone).map(({ day, revisions }) => (
        <section key={day} aria-label={day} className="grid grid-cols-1 gap-2">
          <h2 className="text-18 font-bold">{day}</h2>
          <ul className="grid grid-cols-1 gap-2">
            {revisions.map((revision) => (
              <li key={revision.number} className="grid min-w-0 grid-cols-1 gap-2">
                {revision === newestMonth && (
                  <p className="text-14 text-muted">{revisionCopy.condensedBefore}</p>
                )}
                <RevisionRow
                  revision={revision}
                  reasons={props.reasonsOf(revision)}
                  onUndo={() => props.onUndo(revision)}
                  onRestore={props.onRestore && (() => props.onRestore?.(revision))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const RevisionSkeleton = () => (
  <div aria-busy className="grid gap-2">
    <output className="sr-only">{revisionCopy.loading}</output>
    <Skeleton className="mb-1 h-6 w-16" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="card" className="h-28 w-full" />
    ))}
  </div>
)

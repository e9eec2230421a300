import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { Button } from '@mostrador/ui/button.tsx'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isDirty } from '../form/draft.ts'
import { brought } from '../layout/brought.ts'
import { takeToastRoom } from '../layout/toast-room.ts'
import { useIsWide } from '../layout/use-is-wide.ts'
import { ScheduleButton } from '../scheduled/schedule-button.tsx'
import type { Scheduling } from '../scheduled/use-schedule.ts'
import { useGrid, useGridState } from './grid-context.ts'
import { sendingOf } from './grid-draft.ts'
import { problemCells } from './grid-look.ts'

const DiscardDialog = brought(() => import('./discard-dialog.tsx'))

/** Bar that appears with the first change: counts of changes and problems, and saving. */
export function GridBar() {
  const { save, toProblem } = useGrid()
  const draft = useDeferredValue(useGridState((state) => state.draft))
  // Deferred, so that the key of the first change does not wait for it.
  const isShown = useDeferredValue(useGridState((state) => state.isSaving || isDirty(state.draft)))
  const isSaving = useGridState((state) => state.isSaving)
  const changes = useMemo(() => compareDocuments(draft.base, draft.mine).length + draft.unread.size, [draft])
  const problems = useMemo(() => problemCells(draft).length, [draft])
  const [isAsked, setIsAsked] = useState(false)
  const isWide = useIsWide()
  useSaveKey(save)
  if (!isShown) return <SavedBar />
  const met = draft.conflicts.size
  return (
    <div
      // Setting the room restyles the page, and a desk has room for toasts beside the bar.
      ref={isWide ? undefined : takeToastRoom}
      className="sticky bottom-0 z-10 -mx-4 flex animate-rise flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-canvas px-4 py-3 max-md:bottom-14 md:-mb-4 md:min-h-[calc(4.5rem+1px)]"
    >
      <output className="mr-auto text-14 text-muted">
        {met > 0 ? plateGridCopy.toDecide(met) : plateGridCopy.unsaved(changes)}
      </output>
      {problems > 0 && (
        <Button
          variant="quietDanger"
          size="small"
          icon="alert"
          aria-keyshortcuts="F8"
          onClick={() => toProblem(false)}
        >
          {plateGridCopy.problems(problems)}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
        <Button variant="quiet" disabled={isSaving} onClick={() => setIsAsked(true)}>
          {plateGridCopy.discard}
        </Button>
        <ScheduleCells disabled={isSaving || problems > 0} changes={changes} />
        <Button
          busy={isSaving}
          busyLabel={plateGridCopy.saving}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void save()}
        >
          {plateGridCopy.save}
        </Button>
      </div>
      <Suspense>{isAsked && <DiscardDialog changes={changes} onClosed={() => setIsAsked(false)} />}</Suspense>
    </div>
  )
}

/** Keeps the bar's room without changes, so that the first one moves no row. */
const SavedBar = () => (
  <p className="-mx-4 -mb-4 flex min-h-[calc(4.5rem+1px)] items-center border-t border-line bg-canvas px-4 text-14 text-muted max-md:hidden">
    {plateGridCopy.nothingUnsaved}
  </p>
)

/** Button to schedule the changed cells; undo brings them back into the grid. */
function ScheduleCells({ disabled, changes }: { readonly disabled: boolean; readonly changes: number }) {
  const { store, menuPlace } = useGrid()
  function what(): Scheduling {
    const { operations } = sendingOf(store.now().draft, menuPlace)
    // A price corrected meanwhile stops no other; rows are added and removed together.
    return { operations, door: 'SHEET', partly: operations.every(({ kind }) => kind === 'set') }
  }
  return (
    <ScheduleButton disabled={disabled} what={what} onScheduled={store.discard}>
      <p className="font-semibold text-ink">{plateGridCopy.toSchedule(changes)}</p>
    </ScheduleButton>
  )
}

/** Saves by Ctrl S, or ⌘ S, wherever the focus is. */
function useSaveKey(save: () => Promise<boolean>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Text in typing is saved with the rest.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      void save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

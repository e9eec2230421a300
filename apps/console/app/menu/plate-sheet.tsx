import { consoleCopy } from '@mostrador/copy/console'
import { plateSheetCopy } from '@mostrador/copy/plate-sheet'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { QueryView, isMissing } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { PlateFields } from './plate-fields.tsx'
import { plateSheetQuery, usePlateEditing } from './use-plate-sheet.ts'

/** A plate over the menu, with an address of its own, to change what diners read of it. */
export function PlateSheet() {
  const { plateId = '' } = useParams()
  return <OpenPlate key={plateId} plateId={plateId} />
}

function OpenPlate({ plateId }: { readonly plateId: string }) {
  const { branchId } = useWorkplace().contact
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(true)
  const place = { branchId, plateId }
  const sheet = useQuery(plateSheetQuery(useApi(), place))
  const editing = usePlateEditing(place, sheet.data, () => setOpen(false))
  const fields = useRef<HTMLFormElement>(null)
  const formId = useId()
  const leave = (): void => void navigate({ pathname: '..', search: query.toString() }, { relative: 'path' })

  /** What cannot be saved is shown. */
  function save(): void {
    flushSync(editing.save)
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <Sheet
      backLeaves
      open={open}
      // What was not saved is asked about on the way out.
      onClose={() => (editing.isDirty ? leave() : setOpen(false))}
      onClosed={leave}
      title={plateSheetCopy.title}
      closeLabel={consoleCopy.close}
      footer={
        sheet.data && (
          <Button
            wide
            type="submit"
            form={formId}
            disabled={!editing.isDirty}
            busy={editing.isSaving}
            busyLabel={plateSheetCopy.saving}
          >
            {plateSheetCopy.save}
          </Button>
        )
      }
    >
      <QueryView
        query={sheet}
        waiting={<PlateSkeleton />}
        failed={plateSheetCopy.loadFailed}
        isRefused={(problem) => isMissing(problem) || problem.status === 403}
        refused={<NotHere isForbidden={sheet.error?.status === 403} />}
      >
        {() => (
          <form
            ref={fields}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (editing.isDirty && !editing.isSaving) save()
            }}
          >
            <PlateFields editing={editing} />
          </form>
        )}
      </QueryView>
      <LeaveGuard isDirty={editing.isDirty} />
    </Sheet>
  )
}

const NotHere = ({ isForbidden }: { readonly isForbidden: boolean }) => (
  <EmptyState
    picture={<EmptyPicture name={isForbidden ? 'plug' : 'plate'} />}
    title={isForbidden ? plateSheetCopy.forbidden : plateSheetCopy.missing}
  >
    {isForbidden ? plateSheetCopy.forbiddenHint : plateSheetCopy.missingHint}
  </EmptyState>
)

const PlateSkeleton = () => (
  <div aria-busy className="grid gap-4 py-2">
    <output className="sr-only">{plateSheetCopy.loading}</output>
    <Skeleton shape="block" className="h-18 w-full" />
    <Skeleton shape="block" className="h-28 w-full" />
    <Skeleton shape="block" className="h-18 w-full" />
  </div>
)

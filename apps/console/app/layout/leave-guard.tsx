import { leaveCopy } from '@mostrador/copy/leave'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved, type DECIDED } from './unsaved.ts'

type LeaveGuardProps = {
  readonly isDirty: boolean
  /** A save is in progress: unsaved still, but leaving asks no question. */
  readonly isSaving?: boolean
  /** Query parameters that make another page when they change. */
  readonly parts?: readonly string[]
}

const NONE: readonly string[] = []

const partOf = ({ search }: { readonly search: string }, part: string): string | null =>
  new URLSearchParams(search).get(part)

/** Asks before unsaved changes are lost by leaving the page. */
export function LeaveGuard({ isDirty, isSaving = false, parts = NONE }: LeaveGuardProps) {
  useUnsaved(isDirty || isSaving)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty &&
      (to.state as Partial<typeof DECIDED> | null)?.isDecided !== true &&
      (from.pathname !== to.pathname || parts.some((part) => partOf(from, part) !== partOf(to, part))),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      backLeaves
      title={leaveCopy.title}
      confirmLabel={leaveCopy.leave}
      cancelLabel={leaveCopy.stay}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {leaveCopy.text}
    </ConfirmDialog>
  )
}

import { leaveCopy } from '@mostrador/copy/leave'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before what nobody saved is lost: by another page of the console, by closing what is one, or
 * by leaving it.
 */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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

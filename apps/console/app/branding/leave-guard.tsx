import { brandingCopy } from '@mostrador/copy/branding'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before changes that nobody saved are lost: by another page of the console, or by leaving it.
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
      title={brandingCopy.leaveTitle}
      confirmLabel={brandingCopy.leave}
      cancelLabel={brandingCopy.stay}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {brandingCopy.leaveText}
    </ConfirmDialog>
  )
}

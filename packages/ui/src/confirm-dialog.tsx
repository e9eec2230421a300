import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useBackCloses } from './use-back-closes.ts'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Explanation of what a yes does. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Called by Escape and Back too; a press on the backdrop does nothing. */
  onCancel: () => void
  /** `danger` for an irreversible action. */
  tone?: 'primary' | 'danger'
  /** Disables both buttons while the action runs. */
  busy?: boolean
  busyLabel?: string
  /** Lets Back leave the page, for a question about leaving. Otherwise Back cancels. */
  backLeaves?: boolean
}

/** Dialog that asks before data are lost. The focus starts at the way back. Load it lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, busy = false } = props
  useBackCloses(open && !props.backLeaves, () => !busy && onCancel())
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        {/* Also over another dialog, as every modal. */}
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-enter data-ending-style:opacity-0 data-ending-style:duration-exit data-starting-style:opacity-0"
        />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <AlertDialog.Popup className="grid max-h-full w-full max-w-[25rem] grid-cols-1 gap-5 overflow-y-auto rounded-sheet bg-raised p-5 text-ink shadow-float outline-none transition-[opacity,scale] duration-enter data-ending-style:scale-95 data-ending-style:opacity-0 data-ending-style:duration-exit data-starting-style:scale-95 data-starting-style:opacity-0">
            <div className="grid gap-1.5">
              <AlertDialog.Title className="text-18 font-bold">{title}</AlertDialog.Title>
              {children && (
                <AlertDialog.Description render={<div />} className="text-16 text-muted">
                  {children}
                </AlertDialog.Description>
              )}
            </div>
            <div className="grid fit-cols-7 gap-2 *:w-full">
              <Button variant="secondary" disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button
                variant={props.tone ?? 'primary'}
                busy={busy}
                busyLabel={props.busyLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

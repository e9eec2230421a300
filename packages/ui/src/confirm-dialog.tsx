import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useBackCloses } from './use-back-closes.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** The question itself. */
  title: string
  /** Explanation of what a yes does. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Also asked for by Escape and Back; a press on the backdrop decides nothing. */
  onCancel: () => void
  /** `danger`: what is confirmed cannot be undone. */
  tone?: 'primary' | 'danger'
  /** The confirmation is under way; neither button can be pressed. */
  busy?: boolean
  busyLabel?: string
  /** It asks about leaving: Back leaves with it. Every other one is cancelled by Back. */
  backLeaves?: boolean
}

/** Asks before something is lost. The focus starts at the way back. Load it lazily. */
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

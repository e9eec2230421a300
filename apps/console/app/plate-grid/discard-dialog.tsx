import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useGrid } from './grid-context.ts'

/** Asks before unsaved changes are dropped. Default export, since it is loaded on demand. */
export default function DiscardDialog({
  changes,
  onClosed,
}: {
  readonly changes: number
  readonly onClosed: () => void
}) {
  const { store } = useGrid()
  return (
    <ConfirmDialog
      open
      title={plateGridCopy.discardTitle}
      confirmLabel={plateGridCopy.discardYes}
      cancelLabel={plateGridCopy.stay}
      tone="danger"
      onCancel={onClosed}
      onConfirm={() => {
        store.discard()
        onClosed()
      }}
    >
      {plateGridCopy.discardText(changes)}
    </ConfirmDialog>
  )
}

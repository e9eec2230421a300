import { cartPageCopy } from '@mostrador/copy/cart-page'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'

export type ConfirmResetProps = {
  readonly open: boolean
  /** What the items are lost to. */
  readonly text: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks before the cart is emptied. Default export, because it is loaded when it is first needed.
 * Source: 000 §2 Confirm modals.
 */
export default function ConfirmReset({ open, text, onConfirm, onCancel }: ConfirmResetProps) {
  return (
    <ConfirmDialog
      open={open}
      title={cartPageCopy.resetQuestion}
      confirmLabel={cartPageCopy.resetConfirm}
      cancelLabel={cartPageCopy.resetCancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  )
}

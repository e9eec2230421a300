import { cartPageCopy } from '@mostrador/copy/cart-page'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'

export type ConfirmResetProps = {
  readonly open: boolean
  readonly text: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Whether Back leaves the page, because the question is whether to stay. */
  readonly backLeaves?: boolean | undefined
}

/**
 * Dialog that asks before the cart is emptied. Default export, because it is loaded when it is
 * first needed. Source: 000 §2 Confirm modals.
 */
export default function ConfirmReset({ open, text, onConfirm, onCancel, backLeaves }: ConfirmResetProps) {
  return (
    <ConfirmDialog
      open={open}
      title={cartPageCopy.resetQuestion}
      confirmLabel={cartPageCopy.resetConfirm}
      cancelLabel={cartPageCopy.resetCancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      backLeaves={backLeaves ?? false}
    >
      {text}
    </ConfirmDialog>
  )
}

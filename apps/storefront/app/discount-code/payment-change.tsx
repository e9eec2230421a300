import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'

export type PaymentChangeProps = {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks before a way to pay costs the code. Default export, because it is loaded when it is first
 * needed. Source: 000 §2 Confirm modals.
 */
export default function PaymentChange({ onConfirm, onCancel }: PaymentChangeProps) {
  return (
    <ConfirmDialog
      open
      title={discountCodeCopy.paymentQuestion}
      confirmLabel={discountCodeCopy.paymentConfirm}
      cancelLabel={discountCodeCopy.paymentCancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {discountCodeCopy.paymentText}
    </ConfirmDialog>
  )
}

import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'

export type PaymentChangeProps = {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Dialog that asks before a payment type ends the code. Default export, because it is loaded when
 * it is first needed. Source: 000 §2 Confirm modals.
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

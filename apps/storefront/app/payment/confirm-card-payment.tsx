import { cardCopy } from '@mostrador/copy/card'
import { layoutCopy } from '@mostrador/copy/layout'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'

export type ConfirmCardPaymentProps = {
  readonly open: boolean
  readonly amount: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Dialog that asks before a card is charged. Default export, because it is loaded when it is
 * needed. Source: 000 §2, Confirm modals.
 */
export default function ConfirmCardPayment({ amount, ...props }: ConfirmCardPaymentProps) {
  return (
    <ConfirmDialog
      {...props}
      title={cardCopy.confirmTitle}
      confirmLabel={layoutCopy.accept}
      cancelLabel={layoutCopy.cancel}
    >
      {cardCopy.confirmText(amount)}
    </ConfirmDialog>
  )
}

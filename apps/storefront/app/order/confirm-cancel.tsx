import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useCancelOrder, type CancelOutcome } from './use-cancel-order.ts'

export type ConfirmCancelProps = {
  readonly order: Pick<FollowUpOrder, 'code' | 'paymentStatus' | 'branchContact'>
  readonly open: boolean
  readonly onClose: () => void
  readonly onOutcome: (outcome: CancelOutcome) => void
}

/**
 * Dialog that asks a diner before cancelling, and tells the consequences. Default export: loaded
 * when it is asked for. Source: docs/decisions/083.
 */
export default function ConfirmCancel(props: ConfirmCancelProps) {
  const { order, open, onClose } = props
  const { isBusy, error, send } = useCancelOrder(props)
  return (
    <ConfirmDialog
      open={open}
      title={orderCopy.cancelQuestion}
      confirmLabel={orderCopy.cancel}
      cancelLabel={orderCopy.cancelBack}
      tone="danger"
      busy={isBusy}
      busyLabel={orderCopy.canceling}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {orderCopy.cancelAfter}
        {order.paymentStatus === 'APPROVED' && ` ${orderCopy.cancelRefund}`}
      </p>
      <p role="alert" className="pt-2 text-14 font-medium text-danger empty:hidden">
        {error}
      </p>
    </ConfirmDialog>
  )
}

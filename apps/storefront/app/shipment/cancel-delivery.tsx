import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import type { Delivery } from '../rider/delivery.ts'

const ConfirmDialog = brought(async () => ({
  default: (await import('@mostrador/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

export type CancelDeliveryProps = {
  readonly kind: Delivery['kind']
  readonly isBusy: boolean
  readonly hasLeft: boolean
  readonly onCancel: () => void
}

/** Button that gives a delivery up, after a question. Source: 001 §2 Rider shipment detail. */
export function CancelDelivery({ kind, isBusy, hasLeft, onCancel }: CancelDeliveryProps) {
  const [isAsking, setIsAsking] = useState<boolean>()
  const label = kind === 'stack' ? shipmentCopy.cancelStack : shipmentCopy.cancelShipment
  return (
    <>
      <Button variant="quietDanger" wide className="underline" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            tone="danger"
            title={kind === 'stack' ? shipmentPageCopy.cancelStackQuestion : shipmentPageCopy.cancelQuestion}
            confirmLabel={label}
            cancelLabel={shipmentPageCopy.keep}
            busy={isBusy}
            busyLabel={shipmentPageCopy.sending}
            onConfirm={() => {
              setIsAsking(false)
              onCancel()
            }}
            onCancel={() => setIsAsking(false)}
          >
            {hasLeft ? riderStepsCopy.cancelOnTheWay : shipmentPageCopy.cancelText}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

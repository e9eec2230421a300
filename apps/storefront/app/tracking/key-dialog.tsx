import { trackingCopy } from '@mostrador/copy/tracking'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useRef } from 'react'
import { DeliveryKey } from './delivery-key.tsx'

export type KeyDialogProps = {
  readonly open: boolean
  readonly deliveryKey: string
  readonly onClose: () => void
}

/**
 * Dialog of a delivery's key, before the rider asks for it. Loaded when it is first needed.
 * Source: 001 §2 Customer tracking page.
 */
export default function KeyDialog({ open, deliveryKey, onClose }: KeyDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={trackingCopy.keyTitle}
      description={trackingCopy.keyText}
      closeLabel={trackingCopy.close}
      initialFocus={button}
      footer={
        <Button ref={button} wide size="large" onClick={onClose}>
          {trackingCopy.continue}
        </Button>
      }
    >
      <div className="pb-5 text-center">
        <DeliveryKey value={deliveryKey} className="text-28" />
      </div>
    </Dialog>
  )
}

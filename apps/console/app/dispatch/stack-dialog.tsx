import type { DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useState } from 'react'
import { moved } from './shipment-groups.ts'
import { DoorRemarks } from './shipment-row.tsx'

export type StackDialogProps = {
  stops: readonly DispatchShipment[]
  confirmLabel: string
  /** Label of the button to save the stack without offering it; none by default. */
  laterLabel?: string
  /** Gets the ids in the chosen order, and whether the stack waits; false keeps the dialog open. */
  onConfirm: (shipmentIds: string[], isLater: boolean) => Promise<boolean>
  onClose: () => void
}

/** Dialog to put the stops of a stack in order. */
export function StackDialog(props: StackDialogProps) {
  const { stops: proposed, confirmLabel, laterLabel, onConfirm, onClose } = props
  const [stops, setStops] = useState(proposed)
  const [busy, setBusy] = useState(false)

  async function confirm(isLater: boolean): Promise<void> {
    setBusy(true)
    const isDone = await onConfirm(
      stops.map(({ id }) => id),
      isLater,
    )
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="regular"
      title={dispatchCopy.stackTitle}
      description={dispatchCopy.stackHint}
      closeLabel={dispatchCopy.close}
      footer={
        <div className="grid gap-2">
          <Button wide busy={busy} busyLabel={dispatchCopy.saving} onClick={() => void confirm(false)}>
            {confirmLabel}
          </Button>
          {laterLabel !== undefined && (
            <Button variant="secondary" wide disabled={busy} onClick={() => void confirm(true)}>
              {laterLabel}
            </Button>
          )}
        </div>
      }
    >
      <ol className="grid gap-2">
        {stops.map((stop, at) => (
          <li key={stop.id} className="flex items-center gap-2 rounded-card border border-line p-3">
            <div className="min-w-0 grow">
              <p className="text-14 text-muted">{dispatchCopy.stop(at + 1)}</p>
              <p className="text-16 font-semibold">{dispatchCopy.order(stop.orderNumber)}</p>
              <p className="text-14 wrap-anywhere">
                {stop.address || dispatchCopy.noAddress}
                <DoorRemarks shipment={stop} />
              </p>
            </div>
            <IconButton
              icon="chevron-up"
              label={dispatchCopy.up(stop.orderNumber)}
              disabled={at === 0}
              onClick={() => setStops(moved(stops, at, -1))}
            />
            <IconButton
              icon="chevron-down"
              label={dispatchCopy.down(stop.orderNumber)}
              disabled={at === stops.length - 1}
              onClick={() => setStops(moved(stops, at, 1))}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

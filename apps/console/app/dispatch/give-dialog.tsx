import type { DispatchRider, DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { isFree } from '@mostrador/domain/dispatch/dispatch-action'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { riderWords } from './rider-words.ts'
import type { LiveDispatch } from './use-dispatch.ts'

export type GiveDialogProps = {
  readonly shipment: DispatchShipment
  readonly riders: readonly DispatchRider[]
  readonly now: Date
  readonly run: LiveDispatch['run']
  readonly onClose: () => void
}

/**
 * The riders on shift, those with the fewest shipments first: one press gives it to one of them.
 */
export function GiveDialog({ shipment, riders, now, run, onClose }: GiveDialogProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const { id, status, orderNumber } = shipment

  async function give(rider: DispatchRider): Promise<void> {
    if (busy || !isFree(status)) return
    setBusy(true)
    const said = dispatchCopy.given(orderNumber, rider.name)
    const isGiven = await run(
      () => api.giveShipment({ params: { id }, body: { riderId: rider.id, status } }),
      said,
    )
    setBusy(false)
    if (isGiven) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="regular"
      title={dispatchCopy.giveOf(orderNumber)}
      description={dispatchCopy.giveHint}
      closeLabel={dispatchCopy.close}
    >
      <ul className="grid gap-2" aria-busy={busy}>
        {riders
          .toSorted((a, b) => a.carrying - b.carrying)
          .map((rider) => (
            <li key={rider.id}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => void give(rider)}
                className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-surface p-3 text-left hover:bg-raised aria-disabled:opacity-45"
              >
                <Icon name="bike" size={24} className="text-muted" />
                <span className="min-w-0 grow">
                  <span className="block text-16 font-semibold wrap-anywhere">{rider.name}</span>
                  <span className="block text-14 text-muted">{riderWords(rider, now)}</span>
                </span>
                <Icon name="chevron-right" className="text-muted" />
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

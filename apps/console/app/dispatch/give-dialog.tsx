import type { DispatchRider, DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { isFree } from '@mostrador/domain/dispatch/dispatch-action'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { InviteRider } from './invite-rider.tsx'
import { riderWords } from './rider-words.ts'
import { isStackable } from './shipment-groups.ts'
import type { LiveDispatch } from './use-dispatch.ts'

export type GiveDialogProps = Pick<GiveChoiceProps, 'shipment' | 'riders' | 'now'> & {
  /** Shipment at the moment when the dialog opened. */
  readonly asked: DispatchShipment
  readonly run: LiveDispatch['run']
  readonly onClose: () => void
}

/** Dialog to give a shipment to a rider on shift, by one press. */
export function GiveDialog({ asked, shipment, riders, now, run, onClose }: GiveDialogProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const { id, orderNumber } = asked

  async function give(rider: DispatchRider): Promise<void> {
    if (busy || !shipment || !isFree(shipment.status)) return
    const { status } = shipment
    setBusy(true)
    const isGiven = await run(
      () => api.giveShipment({ params: { id }, body: { riderId: rider.id, status } }),
      dispatchCopy.given(orderNumber, rider.name),
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
      description={riders.length > 0 && !whyNotGiven(shipment) ? dispatchCopy.giveHint : undefined}
      closeLabel={dispatchCopy.close}
    >
      <GiveChoice {...{ shipment, riders, now, busy }} onGive={(rider) => void give(rider)} />
    </Dialog>
  )
}

type GiveChoiceProps = {
  /** Present state; undefined once it is no longer open. */
  readonly shipment: DispatchShipment | undefined
  readonly riders: readonly DispatchRider[]
  readonly now: Date
  readonly busy: boolean
  readonly onGive: (rider: DispatchRider) => void
}

/** Riders on shift, fewest shipments first; a notice where none can take the shipment. */
export function GiveChoice({ shipment, riders, now, busy, onGive }: GiveChoiceProps) {
  const whyNot = busy ? undefined : whyNotGiven(shipment)
  if (whyNot !== undefined) {
    return (
      <Notice tone="warning" live="status">
        <p className="text-16">{whyNot}</p>
      </Notice>
    )
  }
  if (riders.length === 0) {
    return (
      <div className="grid gap-4">
        <Notice tone="warning" live="status" title={dispatchCopy.noRiders} />
        <InviteRider />
      </div>
    )
  }
  return (
    <ul className="grid gap-2" aria-busy={busy}>
      {riders
        .toSorted((a, b) => a.carrying - b.carrying)
        .map((rider) => (
          <li key={rider.id}>
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => onGive(rider)}
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
  )
}

/** Sentence on why a shipment cannot be given; undefined where it can. */
function whyNotGiven(shipment: DispatchShipment | undefined): string | undefined {
  if (!shipment) return dispatchCopy.giveGone
  if (shipment.rider) return dispatchCopy.giveTaken(shipment.rider.name)
  if (shipment.stack) return dispatchCopy.giveStacked(shipment.stack.code)
  return isStackable(shipment) ? undefined : dispatchCopy.giveGone
}

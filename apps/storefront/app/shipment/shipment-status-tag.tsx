import { SHIPMENT_STATUS_LABELS } from '@mostrador/copy/shipment'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { classNames } from '@mostrador/ui/class-names'

function colours(status: ShipmentStatus): string {
  const { canceled, finished, onOffer } = SHIPMENT_STATES[status]
  if (canceled) return 'bg-danger text-on-danger'
  if (finished) return 'bg-positive text-on-positive'
  return onOffer ? 'border-2 border-ink text-ink' : 'bg-ink text-canvas'
}

/** Tag of a shipment's state, readable in sunlight. */
export function ShipmentStatusTag({ status }: { readonly status: ShipmentStatus }) {
  return (
    <span
      className={classNames('inline-block w-fit rounded-full px-3 py-1 text-14 font-bold', colours(status))}
    >
      {SHIPMENT_STATUS_LABELS[status]}
    </span>
  )
}

import { TRACKING_STATUS_LABELS } from '@mostrador/copy/shipment'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { classNames } from '@mostrador/ui/class-names'

/**
 * Returns the classes of a state's colours, all of them the theme's. Source: 001 §2, status
 * colours come from theme variables.
 */
export function statusColours(status: ShipmentStatus): string {
  const { canceled, finished, customerSeesDetails } = SHIPMENT_STATES[status]
  // Another rider takes over: for the diner the delivery goes on.
  if (status === 'DRIVER_CANCELED') return 'bg-sunken text-ink'
  if (canceled) return 'bg-danger text-on-danger'
  if (finished) return 'bg-positive text-on-positive'
  return customerSeesDetails ? 'bg-brand text-on-brand' : 'bg-sunken text-ink'
}

/** Tag of the delivery's state. */
export function TrackingStatus({ status }: { readonly status: ShipmentStatus }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-1 text-14 font-semibold',
        statusColours(status),
      )}
    >
      {TRACKING_STATUS_LABELS[status]}
    </span>
  )
}

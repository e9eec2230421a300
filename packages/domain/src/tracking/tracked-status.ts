import { SHIPMENT_STATES } from '../shipment/shipment-states.ts'
import type { ShipmentStatus } from '../shipment/shipment-status.ts'

/** Order of a delivery, as far as its tracking shows it. */
type Tracked = { readonly isReady: boolean; readonly isDelivered: boolean }

/**
 * The state that a customer is told. An order that the shop handed over itself is delivered: that
 * its shipment was called off for it is the shop's affair. What goes on behind the counter is, to a
 * customer, the search for a rider; so is food that is ready and waits for one, as where its rider
 * gave it up on the way: nobody prepares it any more.
 */
export function trackedStatus(status: ShipmentStatus, { isReady, isDelivered }: Tracked): ShipmentStatus {
  const { canceled, visibleToCustomer } = SHIPMENT_STATES[status]
  if (canceled && isDelivered) return 'DELIVERED'
  return visibleToCustomer && !(status === 'PENDING' && isReady) ? status : 'LOOKING_FOR_DRIVER'
}

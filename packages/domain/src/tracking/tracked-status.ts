import { SHIPMENT_STATES } from '../shipment/shipment-states.ts'
import type { ShipmentStatus } from '../shipment/shipment-status.ts'

type Tracked = { readonly isReady: boolean; readonly isDelivered: boolean }

/**
 * Returns the state for a customer. An order that the shop handed over itself is delivered: the
 * cancelled shipment is the shop's affair. States behind the counter are, to a customer, the
 * search for a rider; so is food that is ready and waits for one, as after its rider gave it up on
 * the way: it is no longer being made.
 */
export function trackedStatus(status: ShipmentStatus, { isReady, isDelivered }: Tracked): ShipmentStatus {
  const { canceled, visibleToCustomer } = SHIPMENT_STATES[status]
  if (canceled && isDelivered) return 'DELIVERED'
  return visibleToCustomer && !(status === 'PENDING' && isReady) ? status : 'LOOKING_FOR_DRIVER'
}

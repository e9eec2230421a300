import { SHIPMENT_STATES } from '../shipment/shipment-states.ts'
import type { ShipmentStatus } from '../shipment/shipment-status.ts'

/**
 * The state that a customer is told. What goes on behind the counter is, to a customer, the search
 * for a rider.
 */
export const trackedStatus = (status: ShipmentStatus): ShipmentStatus =>
  SHIPMENT_STATES[status].visibleToCustomer ? status : 'LOOKING_FOR_DRIVER'

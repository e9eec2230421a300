import { SHIPMENT_STATES } from '../shipment/shipment-states.ts'
import type { ShipmentStatus } from '../shipment/shipment-status.ts'

/**
 * The state that a customer is told. What goes on behind the counter is, to a customer, the search
 * for a rider; so is food that is ready and waits for one, as where its rider gave it up on the
 * way: nobody prepares it any more.
 */
export const trackedStatus = (status: ShipmentStatus, isReady: boolean): ShipmentStatus =>
  SHIPMENT_STATES[status].visibleToCustomer && !(status === 'PENDING' && isReady)
    ? status
    : 'LOOKING_FOR_DRIVER'

import { isDeliveryKey } from '../dispatch/delivery-key.ts'
import { SHIPMENT_STATES } from './shipment-states.ts'
import type { ShipmentStatus } from './shipment-status.ts'

type WithRider = { readonly rider: { readonly id: string } | null }

/** Whether a rider lost the auction: the first shipment has another rider. Source: 001 §4. */
export const hasLostAuction = (shipments: readonly WithRider[], riderId: string): boolean => {
  const [first] = shipments
  return first?.rider !== undefined && first.rider !== null && first.rider.id !== riderId
}

/**
 * Returns the delivery key as the diner may see it: four digits, while the shipment is not over,
 * whether or not its branch contact has riders ask for it. Source: decisions.md, Constants.
 */
export const validDeliveryKey = (deliveryKey: string | null, status: ShipmentStatus): string | null =>
  isDeliveryKey(deliveryKey) && !SHIPMENT_STATES[status].finished ? deliveryKey : null

/** Whether a rider can be shown: one with an id and a phone. Source: decisions.md, Constants. */
export const isValidRider = (
  rider: { readonly id?: string | null; readonly phone?: string | null } | null,
): boolean => Boolean(rider?.id?.trim() && rider.phone?.trim())

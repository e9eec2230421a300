import { isDeliveryKey } from '../dispatch/delivery-key.ts'
import { SHIPMENT_STATES } from './shipment-states.ts'
import type { ShipmentStatus } from './shipment-status.ts'

type WithRider = { readonly rider: { readonly id: string } | null }

/**
 * A rider lost the auction when the first shipment has a rider who is somebody else. Source: 001
 * §4.
 */
export const hasLostAuction = (shipments: readonly WithRider[], riderId: string): boolean => {
  const [first] = shipments
  return first?.rider !== undefined && first.rider !== null && first.rider.id !== riderId
}

/** A delivery key, and whether its local has the rider ask for it at the door. */
export type KnownKey = { readonly deliveryKey: string | null; readonly keyRequired: boolean }

/**
 * The delivery key as the diner may be shown it: four digits, while the shipment is not over, where
 * a rider asks for one. Source: decisions.md, Constants, Beyond the documents.
 */
export const validDeliveryKey = (
  { deliveryKey, keyRequired }: KnownKey,
  status: ShipmentStatus,
): string | null =>
  keyRequired && isDeliveryKey(deliveryKey) && !SHIPMENT_STATES[status].finished ? deliveryKey : null

/** A rider who can be shown: one with an id and a phone. Source: decisions.md, Constants. */
export const isValidRider = (
  rider: { readonly id?: string | null; readonly phone?: string | null } | null,
): boolean => Boolean(rider?.id?.trim() && rider.phone?.trim())

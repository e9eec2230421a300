import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { no } from '../../ground/http/handler.ts'
import type { RiderMember } from '../../people/rider/rider-session.ts'

/** Status and rider of a shipment or stack of the rider’s branch contact. */
type Held = { readonly status: ShipmentStatus; readonly riderId: string | null }

/**
 * Why a rider may not see a thing of his or her branch contact; undefined for what is theirs or
 * free. What another rider has is told to be taken, and nothing else of it. Source: 001 §6;
 * docs/decisions/012.
 */
export function refuseToShow(held: Held, rider: RiderMember) {
  if (held.riderId === rider.id) return undefined
  if (held.riderId !== null) return no('shipment-taken')
  return SHIPMENT_STATES[held.status].onOffer ? undefined : no('shipment-not-found')
}

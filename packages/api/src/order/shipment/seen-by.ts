import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { no, type RiderMember } from '../../ground/http/handler.ts'

type Held = { readonly status: ShipmentStatus; readonly riderId: string | null }

/**
 * Returns why a rider may not see a thing of the branch contact; undefined for an own or free one.
 * Another rider's is `shipment-taken`, and nothing more. Source: 001 §6; docs/decisions/012.
 */
export function refuseToShow(held: Held, rider: RiderMember) {
  if (held.riderId === rider.id) return undefined
  if (held.riderId !== null) return no('shipment-taken')
  return SHIPMENT_STATES[held.status].onOffer ? undefined : no('shipment-not-found')
}

import { yes, type Handler } from '../../ground/http/handler.ts'
import { SHIFT_HOURS } from '../../people/rider/rider-token.ts'
import { shipmentInfo } from './shipment-row.ts'
import { listCalledOff, listInHand } from './shipment-store.ts'

/** Canceled shipments are shown for as long as a shift may last. */
const CALLED_OFF_MS = SHIFT_HOURS * 3_600_000

/**
 * Returns the rider’s present shipment, or one to bring back, and all others in hand; a `stackId`
 * leads to the stack. Adds shipments called off meanwhile, whose food may be in the bag. Two
 * queries. Source: 001 §2 Rider redirect page; docs/decisions/149.
 */
export const getRiderShipment: Handler<'getRiderShipment'> = async ({ database, now }, { rider }) => {
  const [inHand, calledOff] = await Promise.all([
    listInHand(database, rider),
    listCalledOff(database, rider, new Date(now().getTime() - CALLED_OFF_MS)),
  ])
  const shipments = inHand.map(shipmentInfo)
  return yes({ shipment: shipments[0] ?? null, shipments, calledOff: calledOff.map(shipmentInfo) })
}

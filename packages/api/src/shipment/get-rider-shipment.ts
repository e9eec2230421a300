import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { shipmentInfo } from './shipment-row.ts'
import { listInHand } from './shipment-store.ts'

/**
 * The shipment that the rider is on, or has still to bring back, and all others that are in hand; a
 * `stackId` leads to the stack. One query. Source: 001 §2 Rider redirect page.
 */
export const getRiderShipment: Handler<'getRiderShipment'> = async ({ database }, { rider }) => {
  const shipments = (await listInHand(database, rider)).map(shipmentInfo)
  return yes({ shipment: shipments[0] ?? null, shipments })
}

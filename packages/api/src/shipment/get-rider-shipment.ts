import { type Handler, yes } from '../http/handler.ts'
import { shipmentInfo } from './shipment-row.ts'
import { findCarried } from './shipment-store.ts'

/** The shipment that the rider is on, or has still to bring back; its `stackId` leads to the stack. One query. Source: 001 §2 Rider redirect page. */
export const getRiderShipment: Handler<'getRiderShipment'> = async ({ database }, { rider }) => {
  const row = await findCarried(database, rider)
  return yes({ shipment: row ? shipmentInfo(row) : null })
}

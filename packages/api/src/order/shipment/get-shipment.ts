import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { refuseToShow } from './seen-by.ts'
import { shipmentInfo } from './shipment-row.ts'
import { findShipment } from './shipment-store.ts'

/** Returns the rider’s shipment, or a free one. One query. Source: 001 §7. */
export const getShipment: Handler<'getShipment'> = async ({ database }, { params, rider }) => {
  const row = await findShipment(database, rider, params.id)
  if (!row) return no('shipment-not-found')
  return refuseToShow({ status: row.status, riderId: row.rider?.id ?? null }, rider) ?? yes(shipmentInfo(row))
}

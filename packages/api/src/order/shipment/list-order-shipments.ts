import { validDeliveryKey } from '@mostrador/domain/shipment/shipment-seen'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { listOfOrder, type FollowedShipment } from './shipment-store.ts'

/** Page on which a diner follows a delivery. Source: 001 §2 Route table. */
const trackingUrl = ({ alias, orderCode }: FollowedShipment): string =>
  `/logistics/tracking/order/${alias}/${orderCode}`

/**
 * Lists an order’s shipments for its follow-up. The branch’s own riders have one page for
 * customers, which both addresses name; a shipment called off has none. One query. Source: 001 §7.
 */
export const listOrderShipments: Handler<'listOrderShipments'> = async ({ database }, { params }) => {
  const shipments = await listOfOrder(database, params.logisticsOrderId)
  if (!shipments) return no('shipment-not-found')
  return yes({
    shipments: shipments.map((shipment) => {
      const url = SHIPMENT_STATES[shipment.status].canceled ? null : trackingUrl(shipment)
      return {
        id: shipment.id,
        status: shipment.status,
        shipmentUrl: url,
        trackingUrl: url,
        securityCode: validDeliveryKey(shipment.deliveryKey, shipment.status),
      }
    }),
  })
}

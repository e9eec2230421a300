import { validDeliveryKey } from '@mostrador/domain/shipment/shipment-seen'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { listOfOrder, type FollowedShipment } from './shipment-store.ts'

const trackingUrl = ({ alias, orderCode }: FollowedShipment): string =>
  `/logistics/tracking/order/${alias}/${orderCode}`

/**
 * The shipments of an order, for its follow-up. A delivery of the branch's own riders has one page
 * for customers, so that both addresses lead there; a shipment that was called off leads nowhere.
 * One query. Source: 001 §7.
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

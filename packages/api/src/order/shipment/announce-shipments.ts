import { dispatchChannel, liveEvents, shipmentChannel } from '@mostrador/domain/realtime/channel-names'
import { concernsOffers } from '@mostrador/domain/shipment/shipment-states'
import type { Ports } from '../../ground/ports.ts'
import { announce, announceToRiders } from '../../ground/realtime/announce.ts'
import { announceTracking } from './announce-tracking.ts'
import type { MovedShipment } from './shipment-of-order.ts'

type Told = Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>

/**
 * Announces shipments whose change gives other riders nothing to take or leave, such as a return
 * mark or an order in a stack: to dispatch, their rider and tracking pages. No query for no
 * shipments.
 */
export async function announceShipments(
  ports: Told,
  contactId: string,
  shipments: readonly MovedShipment[],
): Promise<void> {
  if (shipments.length === 0) return
  const ids = shipments.map(({ id }) => id)
  announce(ports, { channel: dispatchChannel(contactId), event: liveEvents.dispatchUpdated, data: { ids } })
  for (const { id, status, stackId } of shipments) {
    const news = { event: liveEvents.shipmentUpdated, data: { id, status } }
    announce(ports, { ...news, channel: shipmentChannel(id) })
    if (stackId !== null) announce(ports, { ...news, channel: shipmentChannel(stackId) })
  }
  await announceTracking(
    ports,
    shipments.map(({ logisticsOrderId }) => logisticsOrderId),
  )
}

/**
 * Announces shipments with another status, or in or out of a stack. Riders of the branch contact
 * load their list only when its offers changed.
 */
export async function announceMoves(
  ports: Told,
  contactId: string,
  shipments: readonly MovedShipment[],
): Promise<void> {
  if (shipments.some(({ status }) => concernsOffers(status))) announceToRiders(ports, contactId)
  await announceShipments(ports, contactId, shipments)
}

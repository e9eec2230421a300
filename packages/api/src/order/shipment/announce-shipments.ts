import { dispatchChannel, liveEvents, shipmentChannel } from '@mostrador/domain/realtime/channel-names'
import { concernsOffers } from '@mostrador/domain/shipment/shipment-states'
import type { Ports } from '../../ground/ports.ts'
import { announce, announceToRiders } from '../../ground/realtime/announce.ts'
import { announceTracking } from './announce-tracking.ts'
import type { MovedShipment } from './shipment-of-order.ts'

type Told = Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>

/**
 * Tells who looks at shipments that something about them changed which no other rider can take or
 * leave, a return mark or their order in a stack: the shop's dispatch page, the rider who carries
 * them, and the customers' tracking pages, at once. Nothing is told, and nothing asked, of no
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
 * The same of shipments that came into another state, or into a stack or out of it. All riders of
 * the branch contact load their list when something came to what they can take or left it: no step
 * of one rider wakes the others.
 */
export async function announceMoves(
  ports: Told,
  contactId: string,
  shipments: readonly MovedShipment[],
): Promise<void> {
  if (shipments.some(({ status }) => concernsOffers(status))) announceToRiders(ports, contactId)
  await announceShipments(ports, contactId, shipments)
}

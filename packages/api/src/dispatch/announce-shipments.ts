import { boardChannel, liveEvents, shipmentChannel } from '@mostrador/domain/realtime/channel-names'
import type { Ports } from '../ports.ts'
import { announce, announceToRiders } from '../realtime/announce.ts'
import { announceTracking } from '../tracking/announce-tracking.ts'
import type { MovedShipment } from './shipment-of-order.ts'

type Told = Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>

/**
 * Tells everybody who looks at shipments that they changed: the shop's dispatch page, the riders' lists, the rider who
 * carries them, and the customers' tracking pages, at once. Nothing is told, and nothing asked, of no shipments.
 */
export async function announceShipments(
  ports: Told,
  contactId: string,
  shipments: readonly MovedShipment[],
): Promise<void> {
  if (shipments.length === 0) return
  const ids = shipments.map(({ id }) => id)
  announce(ports, { channel: boardChannel(contactId), event: liveEvents.dispatchUpdated, data: { ids } })
  announceToRiders(ports, contactId)
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

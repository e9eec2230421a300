import { deliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import type { Ports } from '../../ground/ports.ts'
import type { NewDispatch } from './shipment-of-order.ts'

/** Draws the ids of a shipment. */
export const newDispatch = ({ newId, randomBytes }: Pick<Ports, 'newId' | 'randomBytes'>): NewDispatch => ({
  logisticsOrderId: newId(),
  shipmentId: newId(),
  eventId: newId(),
  offerJobId: newId(),
  deliveryKey: deliveryKey(randomBytes(4)),
})

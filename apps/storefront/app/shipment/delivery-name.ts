import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import type { Delivery } from '../rider/delivery.ts'

/** Names a delivery by its order's number, or as a stack of so many. */
export function deliveryName({ kind, shipments }: Delivery): string {
  const [first] = shipments
  if (kind === 'stack' || !first) return shipmentPageCopy.stack(shipments.length)
  return shipmentPageCopy.order(first.logisticsOrder.orderNumber)
}

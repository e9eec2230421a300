import type { ShipmentInfo, ShipmentStackInfo } from '@mostrador/contract/shipment/shipment-schema'
import type { Carriage } from '@mostrador/domain/shipment/next-step'
import { inStackOrder } from '@mostrador/domain/shipment/shipment-stack'

/** Shipment on its rider's device; `keyUnchecked` after a key typed without a connection. */
export type CarriedShipment = ShipmentInfo & { readonly keyUnchecked?: boolean }

/** Delivery of a rider to one door or several: a shipment alone, or a stack. */
export type Delivery = Carriage<CarriedShipment> & { readonly code: string; readonly createdAt: string }

/** Makes the delivery of a shipment alone. Its code is the end of the order's. */
export const deliveryOfShipment = (shipment: ShipmentInfo): Delivery => ({
  kind: 'simple',
  id: shipment.id,
  code: shipment.logisticsOrder.code,
  createdAt: shipment.createdAt,
  status: shipment.status,
  shipments: [shipment],
})

/** Makes the delivery of a stack: delivered shipments first, canceled last. Source: 001 §4. */
export const deliveryOfStack = ({ id, code, createdAt, status, shipments }: ShipmentStackInfo): Delivery => ({
  kind: 'stack',
  id,
  code,
  createdAt,
  status,
  shipments: inStackOrder(shipments),
})

/**
 * Returns the kind named by the last part of an address: a shipment alone for none or `simple`.
 * Source: 001 §2 Rider shipment detail.
 */
export const kindOf = (shipmentType: string | undefined): Delivery['kind'] =>
  shipmentType === undefined || shipmentType === 'simple' ? 'simple' : 'stack'

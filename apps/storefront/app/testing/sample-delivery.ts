import type { ShipmentInfo, ShipmentStackInfo } from '@mostrador/contract/shipment/shipment-schema'
import type { RiderSession } from '../rider/rider-session.ts'

/**
 * A shipment as the server tells it to its rider, in the contact and paid unless told otherwise.
 */
export const sampleShipment = (id: string, more: Partial<ShipmentInfo> = {}): ShipmentInfo => ({
  id,
  status: 'IN_STORE',
  createdAt: '2026-11-20T14:30:00.000Z',
  updatedAt: '2026-11-20T14:40:00.000Z',
  stackingOrder: 0,
  stackId: null,
  returnShipment: false,
  provider: 'OWN_FLEET',
  logisticsOrder: {
    code: 'AB12',
    orderNumber: 42,
    zone: 'Palermo',
    customerName: 'Ana Pérez',
    customerPhone: '+541123456789',
    address: 'Gorriti 5000',
    betweenStreets: '',
    addressDetails: '',
    notes: '',
    paymentName: 'Efectivo',
    collect: 0,
    paysWith: null,
    promisedAt: null,
    bag: [],
  },
  pickUp: { name: 'Fuego Lento', address: 'Honduras 4900', phone: '', position: null },
  destination: null,
  distanceInMeters: null,
  deliveryKeyRequired: false,
  keyTriesLeft: null,
  rider: null,
  ...more,
})

/** A stack of shipments as the server tells it. */
export const sampleStack = (id: string, shipments: readonly ShipmentInfo[]): ShipmentStackInfo => ({
  id,
  status: 'IN_STORE',
  createdAt: '2026-11-20T14:30:00.000Z',
  updatedAt: '2026-11-20T14:40:00.000Z',
  code: 'M-7',
  shipments: [...shipments],
})

/** Rita on shift at the contact `bc1`. */
export const RITA: RiderSession = {
  since: '2026-11-20T12:00:00.000Z',
  branchContactId: 'bc1',
  riderId: 'rita',
  name: 'Rita',
  phone: '+5491122223333',
}

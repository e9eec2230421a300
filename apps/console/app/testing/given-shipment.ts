import type { DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'

/** A shipment of a test, free unless told otherwise. */
export const givenShipment = (id: string, more: Partial<DispatchShipment> = {}): DispatchShipment => ({
  id,
  logisticsOrderId: id,
  orderId: id,
  orderCode: id,
  orderNumber: 1,
  status: 'LOOKING_FOR_DRIVER',
  orderStatus: 'ACCEPTED',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  scheduledAt: null,
  returnShipment: false,
  customerName: 'Ana',
  address: 'Gorriti 5000',
  betweenStreets: '',
  addressDetails: '',
  destination: null,
  eta: null,
  stack: null,
  rider: null,
  ...more,
})

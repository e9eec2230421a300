import { route } from '../route.ts'

/** 001 §7, decisions.md. */
export const shipmentRoutes = {
  listShipments: route('GET', '/api/shipments'),
  getRiderShipment: route('GET', '/api/shipments/rider'),
  listOrderShipments: route('GET', '/api/shipments/order/{logisticsOrderId}'),
  getShipment: route('GET', '/api/shipments/{id}'),
  updateShipment: route('PUT', '/api/shipments/{id}'),
  listShipmentStacks: route('GET', '/api/shipmentstacks'),
  getShipmentStack: route('GET', '/api/stacking/{id}'),
  updateShipmentStack: route('PUT', '/api/stacking/{id}'),
  getTracking: route('GET', '/api/logisticsorder/tracking/{alias}/{orderCode}'),
} as const

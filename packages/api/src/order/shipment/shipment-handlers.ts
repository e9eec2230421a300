import { getRiderShipment } from './get-rider-shipment.ts'
import { getShipment } from './get-shipment.ts'
import { getShipmentStack } from './get-shipment-stack.ts'
import { listOrderShipments } from './list-order-shipments.ts'
import { listShipmentStacks } from './list-shipment-stacks.ts'
import { listShipments } from './list-shipments.ts'
import { updateShipment } from './update-shipment.ts'
import { updateShipmentStack } from './update-shipment-stack.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const shipmentHandlers = {
  getRiderShipment,
  getShipment,
  getShipmentStack,
  listOrderShipments,
  listShipmentStacks,
  listShipments,
  updateShipment,
  updateShipmentStack,
}

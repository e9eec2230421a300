import { changeShipment } from './change-shipment.ts'
import { createStack, dissolveStack, offerStack, orderStack } from './change-stack.ts'
import { endRiderShift } from './end-rider-shift.ts'
import { getDispatch } from './get-dispatch.ts'
import { giveShipment } from './give-shipment.ts'
import { releaseRiderDevice } from './release-rider-device.ts'

/** Handlers of dispatch. */
export const dispatchHandlers = {
  getDispatch,
  createStack,
  orderStack,
  dissolveStack,
  offerStack,
  changeShipment,
  giveShipment,
  endRiderShift,
  releaseRiderDevice,
}

import { getDeliveryFee } from './get-delivery-fee.ts'
import { getLocalMap } from './get-local-map.ts'
import { judgeDrawing } from './judge-drawing.ts'

/** Handlers of the delivery fee, and of the map that zones are drawn on. */
export const deliveryHandlers = { getDeliveryFee, getLocalMap, judgeDrawing }

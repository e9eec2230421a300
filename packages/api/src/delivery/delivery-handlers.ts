import { getDeliveryFee } from './get-delivery-fee.ts'
import { getLocalMap } from './get-local-map.ts'
import { judgeDrawing } from './judge-drawing.ts'

/** What delivery costs, and what is needed to draw where to. */
export const deliveryHandlers = { getDeliveryFee, getLocalMap, judgeDrawing }

import type { Area } from '@mostrador/domain/delivery/contains-point'
import { drawingEffect } from '@mostrador/domain/delivery/drawing-effect'
import { getDeliveryFee } from './get-delivery-fee.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { findOrderedPlaces } from './ordered-points.ts'

/** Returns the map tiles and their attribution, for drawing zones and placing pins. No query. */
const getContactMap: Handler<'getContactMap'> = async ({ map: { tiles, attribution } }) =>
  yes({ tiles, attribution })

const DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** The wire's corners are arrays of two numbers, which its types cannot express. */
const areaOf = (area: unknown): Area => area as Area

/**
 * Returns the effect of another drawing on the orders of the last 90 days. One query for any
 * number of orders and zones; the document is not changed.
 */
const judgeDrawing: Handler<'judgeDrawing'> = async (api, { params, body, staff }) => {
  if (!(await api.rateLimiter.take('judge-drawing', staff.id))) return no('too-many-requests')
  const since = new Date(api.now().getTime() - DAYS * DAY_MS)
  const { zones, places, unplaced } = await findOrderedPlaces(api.database, { contactId: params.id, since })
  const after = body.zones.map(({ area, ...zone }, position) => ({ ...zone, area: areaOf(area), position }))
  return yes({
    days: DAYS,
    orders: places.reduce((sum, { orders }) => sum + orders, 0),
    unplaced,
    ...drawingEffect(places, zones, after),
  })
}

/** Handlers of the delivery fee, and of the map that zones are drawn on. */
export const deliveryHandlers = { getDeliveryFee, getContactMap, judgeDrawing }

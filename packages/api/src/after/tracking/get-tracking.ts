import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { trackingInfo } from '../../order/shipment/tracking-info.ts'
import { findTracked } from '../../order/shipment/tracking-store.ts'

/**
 * Returns the tracking of an order, for a caller with its link. A malformed, unknown or foreign
 * code, and an order without a delivery, are answered alike after the same query. Source: 001 §7.
 */
export const getTracking: Handler<'getTracking'> = async (api, { params, call }) => {
  const row = await openByCode(api, { text: params.orderCode, call }, (code) =>
    findTracked(api.database, { code, alias: params.alias.toLowerCase() }),
  )
  return typeof row === 'string' ? no(row) : yes(trackingInfo(row, api.now()))
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { trackingInfo } from '../../order/shipment/tracking-info.ts'
import { findTracked } from '../../order/shipment/tracking-store.ts'

/**
 * Where an order is, for a caller who has its link. A code that is malformed, unknown, of another
 * tenant's alias, or of an order that nobody carries, is answered alike and after the same
 * question. Source: 001 §7.
 */
export const getTracking: Handler<'getTracking'> = async (api, { params, call }) => {
  const row = await openByCode(api, { text: params.orderCode, call }, (code) =>
    findTracked(api.database, { code, alias: params.alias.toLowerCase() }),
  )
  return typeof row === 'string' ? no(row) : yes(trackingInfo(row, api.now()))
}

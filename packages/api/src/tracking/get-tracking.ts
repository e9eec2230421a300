import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { type Handler, no, yes } from '../http/handler.ts'
import { trackingInfo } from './tracking-info.ts'
import { findTracked } from './tracking-store.ts'

/**
 * Where an order is, for whoever has its link. A code that is malformed, unknown, of another tenant's alias, or of an
 * order that nobody carries, is answered alike and after the same question. Source: 001 §7.
 */
export const getTracking: Handler<'getTracking'> = async ({ database, now }, { params }) => {
  const code = soughtOrderCode(params.orderCode)
  const row = await findTracked(database, { code, alias: params.alias.toLowerCase() })
  return row ? yes(trackingInfo(row, now())) : no('order-not-found')
}

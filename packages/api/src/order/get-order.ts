import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { type Handler, no, yes } from '../http/handler.ts'
import { loadFollowUp } from './follow-up-store.ts'

/**
 * An order for whoever has its link. A code that is malformed, unknown, or of another tenant's alias is answered
 * alike and after the same question: the code is the only key, and nothing tells how far a guess came. Source: 001 §7.
 */
export const getOrder: Handler<'getOrder'> = async ({ database }, { params }) => {
  const code = soughtOrderCode(params.code)
  const order = await loadFollowUp(database, { code, alias: params.alias.toLowerCase() })
  return order ? yes(order) : no('order-not-found')
}

import { isUnpaid } from '@mostrador/domain/order/order-status'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { askerOf, loadFollowUp } from '../order/follow-up-store.ts'
import { openByCode } from '../order/open-by-code.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import { keepSaid } from './transfer-store.ts'

/**
 * Takes a diner’s word that the transfer was sent, which the shop’s list shows; nothing else
 * changes. Any holder of the link may say so, since another person may pay.
 */
export const sayTransferred: Handler<'sayTransferred'> = async (api, { params, body, call }) => {
  const [alias, asker] = [params.alias.toLowerCase(), askerOf(api, call.headers)]
  const look = (code: string) => loadFollowUp(api.database, { code, alias, asker })
  const order = await openByCode(api, { text: params.code, call }, look)
  if (typeof order === 'string') return no(order)
  if (!order.transfer) return no('transfer-not-found')
  if (!isUnpaid(order)) return yes(order)
  if (!(await api.rateLimiter.take('say-transferred', order.id))) return no('too-many-requests')
  const said = { orderId: order.id, receipt: body.receipt, now: api.now() }
  if (await keepSaid(api.database, said))
    announceToBoard(api, order.branchContact.id, { id: order.id, status: order.status })
  return yes((await look(order.code)) ?? order)
}

import { orderCopy } from '@mostrador/copy/order'
import { statusesThatAllow } from '@mostrador/domain/order/order-status'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announceChange } from './announce-change.ts'
import { askerOf, loadFollowUp } from './follow-up-store.ts'
import { openByCode } from './open-by-code.ts'
import { changeStatus } from './status-store.ts'

/** Cancels the order in the diner's name; the statement decides whether it was accepted first. */
async function cancelFor(api: Api, orderId: string): Promise<void> {
  const changed = await changeStatus(api.database, {
    orderId,
    action: 'cancel',
    reason: orderCopy.canceledByDiner,
    by: { actor: 'DINER' },
    eventId: api.newId(),
    pointsEntryId: api.newId(),
    refundJobId: api.newId(),
    now: api.now(),
  })
  if (changed) await announceChange(api, changed)
}

/**
 * Cancels a diner's own order before acceptance, where the branch contact allows it. The link
 * alone is not enough: the browser placed the order, or verified its phone. Idempotent. Source:
 * docs/decisions/083.
 */
export const cancelOrder: Handler<'cancelOrder'> = async (api, { params, call }) => {
  const [alias, asker] = [params.alias.toLowerCase(), askerOf(api, call.headers)]
  const look = (code: string) => loadFollowUp(api.database, { code, alias, asker })
  const order = await openByCode(api, { text: params.code, call }, look)
  if (typeof order === 'string') return no(order)
  if (!order.isOwn) return no('order-not-yours')
  await cancelFor(api, order.id)
  const now = (await look(order.code)) ?? order
  if (now.status === 'CANCELED') return yes(now)
  const isTooLate = !statusesThatAllow('cancel', 'DINER').includes(now.status)
  return no(isTooLate ? 'order-already-accepted' : 'cancel-by-shop-only')
}

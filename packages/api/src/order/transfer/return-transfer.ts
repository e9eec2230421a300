import { transferNews } from '@mostrador/copy/transfer-news'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { lockTransfer, markReturned } from './transfer-store.ts'
import { onTransfers } from './transfer-work.ts'

/** Takes a person’s word that a canceled order’s money was sent back; its diner reads that. */
export const returnTransfer: Handler<'returnTransfer'> = async (api, { params, staff }) => {
  const done = await onTransfers(api, params.id, async ({ tx, place, now, tell, note }) => {
    const sought = { orderId: params.orderId, branchId: place.branchId, contactIds: [params.id] }
    const order = await lockTransfer(tx, sought)
    if (!order) return 'transfer-not-found'
    if (!(await markReturned(tx, order, { staffUserId: staff.id, now }))) return 'transfer-changed'
    await note(transferNews.returned(order.number), staff.id)
    tell(order.id)
    return 'done'
  })
  if (done === undefined) return no('branch-contact-not-found')
  return done === 'done' ? yes(null) : no(done)
}

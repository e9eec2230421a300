import { transferNews } from '@mostrador/copy/transfer-news'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerTransfers } from './list-transfers.ts'
import { lockTransfer, markPaid, waits } from './transfer-store.ts'
import { onTransfers } from './transfer-work.ts'

/**
 * Takes a person’s word that an order’s transfer is there: the order goes to the kitchen like one
 * paid online, and the history names the person. The reason stays with the transfer, and goes when
 * the diner is erased.
 */
export const confirmTransfer: Handler<'confirmTransfer'> = async (api, { params, body, staff }) => {
  const done = await onTransfers(api, params.id, async ({ tx, place, now, newId, tell, note }) => {
    const sought = { orderId: params.orderId, branchId: place.branchId, contactIds: [params.id] }
    const order = await lockTransfer(tx, sought)
    if (!order) return 'transfer-not-found'
    if (!waits(order)) return 'transfer-changed'
    await markPaid(tx, order, { staffUserId: staff.id, reason: body.reason, pushJobId: newId(), now })
    await note(transferNews.confirmed(order.number), staff.id)
    tell(order.id)
    return 'done'
  })
  if (done === undefined) return no('branch-contact-not-found')
  return done === 'done' ? answerTransfers(api, { contactId: params.id, staff }) : no(done)
}

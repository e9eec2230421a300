import { type Handler, no, yes } from '../http/handler.ts'
import { renewCatalog } from '../order/renew-catalog.ts'
import { announceToBoard, announceToDiner } from '../realtime/announce.ts'
import { announceMoves } from '../dispatch/announce-shipments.ts'
import { newDispatch } from '../dispatch/new-dispatch.ts'
import { findConsoleOrder } from './board-store.ts'
import { changeStatus } from './status-store.ts'

/** Accepts, readies, delivers or cancels an order; of two members of staff at once exactly one does it. */
export const changeOrderStatus: Handler<'changeOrderStatus'> = async (api, { params, body, staff }) => {
  const { action, reason = '', wish } = body
  if (action === 'cancel' && reason === '') return no('cancel-reason-missing')
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const changed = await changeStatus(api.database, {
    orderId: params.id,
    action,
    reason: action === 'cancel' ? reason : '',
    by: {
      actor: 'STAFF',
      userId: staff.id,
      contactIds: staff.branchContactIds,
      wish,
      dispatch: newDispatch(api),
      noticeJobId: api.newId(),
    },
    eventId: api.newId(),
    pointsEntryId: api.newId(),
    refundJobId: api.newId(),
    now: api.now(),
  })
  const order = await findConsoleOrder(api.database, theirs)
  if (!order) return no('order-not-found')
  if (!changed) return no('order-already-changed')
  if (changed.sellsAgain) await renewCatalog(api, changed.contactId)
  announceToBoard(api, changed.contactId, { id: changed.id, code: changed.code, status: changed.status })
  announceToDiner(api, { code: changed.code, status: changed.status })
  await announceMoves(api, changed.contactId, changed.shipments)
  return yes(order)
}

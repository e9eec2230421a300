import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { isAwaited, laterPromise } from '@mostrador/domain/order/promised-time'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { announceToBoard, announceToDiner, announceToRiders } from '../../ground/realtime/announce.ts'
import { findConsoleOrder } from './board-store.ts'
import { isKnownPress, saveDelay } from './delay-store.ts'

/**
 * Promises an order ten minutes later: its page shows it, and a diner who opted in gets a message.
 * A repeated press counts once; of two people at once one succeeds, and the other reads of it.
 */
export const delayOrder: Handler<'delayOrder'> = async (api, { params, body, staff }) => {
  const { database, newId } = api
  const now = api.now()
  const order = await findConsoleOrder(database, { id: params.id, staff })
  if (!order) return no('order-not-found')
  const isDone =
    order.canDelay &&
    (await saveDelay(database, {
      order,
      seen: body.seen === null ? null : new Date(body.seen),
      promisedAt: laterPromise(order, now),
      key: body.key,
      staffId: staff.id,
      eventId: newId(),
      noticeJobId: newId(),
      now,
    }))
  const after = (await findConsoleOrder(database, { id: params.id, staff })) ?? order
  if (isDone) {
    const { id, code, status, branchContactId } = after
    announceToBoard(api, branchContactId, { id, status })
    announceToDiner(api, { code, status })
    if (ORDER_MODES[after.type].riders) announceToRiders(api, branchContactId)
    return yes(after)
  }
  // A press on the promise that it made itself did nothing.
  const isSentAgain = body.seen !== after.promisedAt
  if (isSentAgain && (await isKnownPress(database, { orderId: order.id, key: body.key }))) return yes(after)
  return no(isAwaited(after) && !after.canDelay ? 'order-delayed-enough' : 'order-already-changed')
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { nextOrderStatus, type OrderAction } from '@mostrador/domain/order/order-status'
import { permissionOfAction, refunds } from '@mostrador/domain/staff/may-act'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { deniedReason } from '../../people/permission/denied-response.ts'
import { contactsWhere, may, placeOfContact } from '../../people/permission/may.ts'
import { newDispatch } from '../shipment/new-dispatch.ts'
import { announceChange } from './announce-change.ts'
import { findConsoleOrder } from './board-store.ts'
import { changeStatus } from './status-store.ts'

/**
 * Returns why an order did not change: its status was another one, or the person may not refund
 * it.
 */
function whyNot(
  { tellSecurity }: Api,
  { status, paymentStatus, actions }: ConsoleOrder,
  action: OrderAction,
): 'refund-forbidden' | 'order-already-changed' {
  const isDenied =
    refunds(action, paymentStatus) &&
    nextOrderStatus(status, action) !== undefined &&
    !actions.includes(action)
  if (isDenied) tellSecurity('refund-refused')
  return isDenied ? 'refund-forbidden' : 'order-already-changed'
}

/** Accepts, readies, delivers or cancels an order; of two people at once one succeeds. */
export const changeOrderStatus: Handler<'changeOrderStatus'> = async (api, { params, body, staff }) => {
  const { action, reason = '', wish } = body
  if (action === 'cancel' && reason === '') return no('cancel-reason-missing')
  const permission = permissionOfAction(action)
  const changed = await changeStatus(api.database, {
    orderId: params.id,
    action,
    reason: action === 'cancel' ? reason : '',
    by: {
      actor: 'STAFF',
      userId: staff.id,
      contactIds: contactsWhere(staff, [permission]),
      refundIds: contactsWhere(staff, ['orders.refund']),
      wish,
      dispatch: newDispatch(api),
      noticeJobId: api.newId(),
      receiptJobId: api.newId(),
    },
    eventId: api.newId(),
    pointsEntryId: api.newId(),
    refundJobId: api.newId(),
    now: api.now(),
  })
  const order = await findConsoleOrder(api.database, { id: params.id, staff })
  if (!order) return no('order-not-found')
  if (!changed) {
    const place = placeOfContact(staff, order.branchContactId)
    if (place && !may(staff, permission, place))
      return no('permission-missing', [await deniedReason(api.database, { permission, place })])
    return no(whyNot(api, order, body.action))
  }
  await announceChange(api, changed)
  return yes(order)
}

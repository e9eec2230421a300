import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { noteLook, alertsOfOrder } from './alert-store.ts'

/**
 * Notes that staff look at an order, which ends its alerts, and returns the people who were told.
 * An order that is no longer new is only read.
 */
export const lookAtOrder: Handler<'lookAtOrder'> = async ({ database, now }, { params, staff }) => {
  const look = { orderId: params.id, staffUserId: staff.id, contactIds: staff.branchContactIds, now: now() }
  if (!(await noteLook(database, look))) return no('order-not-found')
  const told = await alertsOfOrder(database, params.id)
  return told ? yes(told) : no('order-not-found')
}

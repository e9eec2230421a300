import { scheduleOf } from '../catalog/opening.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import { findMode } from './find-mode.ts'

/** The days and hours at which an order can be scheduled. Source: 000 §7. */
export const getSchedule: Handler<'getSchedule'> = async (api, { params }) => {
  const found = await findMode(api, params.orderModeId)
  return found ? yes(scheduleOf(found.catalog.contact, found.mode, api.now())) : no('order-mode-not-found')
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { findMode } from './find-mode.ts'
import { freeSchedule } from './free-schedule.ts'

/** Returns the days and hours with free slots. Source: 000 §7. */
export const getSchedule: Handler<'getSchedule'> = async (api, { params, call }) => {
  const found = await findMode(api, params.orderModeId)
  if (!found) return no('order-mode-not-found')
  return yes(await freeSchedule(api, found, { browserId: browserOf(api, call.headers) }))
}

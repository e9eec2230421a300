import { no, noWith, yes, type Handler } from '../../ground/http/handler.ts'
import { changeShift, isOtherDevice } from './change-shift.ts'
import { saveShift } from './rider-store.ts'

/**
 * Begins or ends a registered rider’s shift by the code; older tokens die. Source: 001 §4 Rider
 * shift.
 */
export const updateRider: Handler<'updateRider'> = async (api, { params, body, call }) => {
  const request = { form: body, call, riderId: params.id, nameRequired: false }
  const changed = await changeShift(api, request, saveShift)
  if (changed.ok) return yes(changed.rider, changed.cookies)
  if (isOtherDevice(changed)) return noWith(changed.why, changed.cookies, changed.errors)
  return no(changed.why)
}

import { no, noWith, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { changeShift, shownOf } from './change-shift.ts'
import { saveShift } from './rider-store.ts'

/**
 * Begins or ends the shift of a registered rider, always with the security code; every older token
 * dies. Source: 001 §4 Rider shift.
 */
export const updateRider: Handler<'updateRider'> = async (api, { params, body, call }) => {
  const request = { form: body, call, riderId: params.id, nameRequired: false }
  const changed = await changeShift(api, request, saveShift)
  if (changed.ok) return yes(changed.rider, changed.cookies)
  if (changed.why === 'device-not-released')
    return noWith(changed.why, changed.cookies, shownOf(changed.code))
  return no(changed.why)
}

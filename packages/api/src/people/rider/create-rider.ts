import { no, noWith, yes, type Handler } from '../../ground/http/handler.ts'
import { changeShift, isOtherDevice } from './change-shift.ts'
import { saveNewRider } from './rider-store.ts'

/** Registers a rider by the security code and begins the shift; a registered one only begins it. */
export const createRider: Handler<'createRider'> = async (api, { body, call }) => {
  const request = { form: body, call, riderId: api.newId(), nameRequired: true }
  const changed = await changeShift(api, request, saveNewRider)
  if (changed.ok) return yes(changed.rider, changed.cookies)
  if (isOtherDevice(changed)) return noWith(changed.why, changed.cookies, changed.errors)
  return changed.why === 'rider-not-found' ? no('security-code-wrong') : no(changed.why)
}

import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { placeOfContact } from '../permission/may.ts'
import { sharedDeviceCookie } from './shared-device-cookie.ts'
import { insertDevice, listDevices } from './shared-device-store.ts'

/** The browser of somebody who says who works where becomes a device that people share. */
export const shareDevice: Handler<'shareDevice'> = async (api, { params, body, staff, call }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { password, ...device } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const id = api.newId()
  const now = api.now()
  const shared = { ...device, id, companyId, staffUserId: staff.id, now }
  if (!(await insertDevice(api.database, shared))) return no('too-many-shared-devices')
  api.tellSecurity('device-shared')
  const devices = await listDevices(api.database, companyId, now)
  return yes({ devices }, [sharedDeviceCookie(api, id)])
}

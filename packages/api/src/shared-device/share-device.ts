import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { asHeaders } from '../staff/complete-sign-in.ts'
import { sharedDeviceCookie } from './shared-device-cookie.ts'
import { insertDevice, listDevices } from './shared-device-store.ts'

/**
 * The browser of somebody who says in the company who works where becomes a device that people
 * share; what was open in it ends.
 */
export const shareDevice: Handler<'shareDevice'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  const { body, staff, call } = asked
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { password, ...device } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const id = api.newId()
  const now = api.now()
  const shared = { ...device, id, companyId, contactId: asked.params.id, staffUserId: staff.id, now }
  if (!(await insertDevice(api.database, shared))) return no('too-many-shared-devices')
  api.tellSecurity('device-shared')
  const devices = await listDevices(api.database, companyId, now)
  // Anyone who comes next finds nobody in.
  const signedOut = asHeaders(await api.staffAuth.signOut(call.headers))
  return yes({ devices }, [...signedOut, sharedDeviceCookie(api, id)])
}

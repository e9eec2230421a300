import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { placeOfContact } from '../permission/may.ts'
import { deleteDevice, listDevices } from './shared-device-store.ts'

/** Ends a shared device of the company; the person who works on it is out. */
export const endSharedDevice: Handler<'endSharedDevice'> = async (api, { params, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  if (!(await deleteDevice(api.database, { companyId, id: params.deviceId }))) return no('device-not-shared')
  api.tellSecurity('shared-device-ended')
  return yes({ devices: await listDevices(api.database, companyId, api.now()) })
}

import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { deleteDevice, listDevices } from './shared-device-store.ts'

/** Ends a shared device of the company; the person who works on it is out. */
export const endSharedDevice: Handler<'endSharedDevice'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  const { deviceId } = asked.params
  if (!(await deleteDevice(api.database, { companyId, id: deviceId }))) return no('device-not-shared')
  api.tellSecurity('shared-device-ended')
  return yes({ devices: await listDevices(api.database, companyId, api.now()) })
}

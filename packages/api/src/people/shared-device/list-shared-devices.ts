import { yes, type Handler } from '../../ground/http/handler.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { listDevices } from './shared-device-store.ts'

/** Lists a company's shared devices, for those who manage its staff. */
export const listSharedDevices: Handler<'listSharedDevices'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  return yes({ devices: await listDevices(api.database, companyId, api.now()) })
}

import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { changeTeam } from '../team/team-change.ts'
import { recordTeam } from '../team/team-store.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { deleteDevice, listDevices } from './shared-device-store.ts'

/** Ends a shared device of the company, and its session. */
export const endSharedDevice: Handler<'endSharedDevice'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  const { params, staff } = asked
  const change = { staff, companyId, event: 'shared-device-ended' } as const
  return changeTeam(api, change, async ({ transaction }) => {
    const name = await deleteDevice(transaction, { companyId, id: params.deviceId })
    if (name === undefined) return no('device-not-shared')
    const now = api.now()
    const sentences = [sharedDeviceNews.ended(name)]
    await recordTeam(transaction, { companyId, staffUserId: staff.id, now, sentences, branchId: null })
    return yes({ devices: await listDevices(transaction, companyId, now) })
  })
}

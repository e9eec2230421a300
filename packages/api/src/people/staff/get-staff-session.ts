import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { isCopied } from '../shared-device/device-key.ts'
import { sessionInfo } from './session-info.ts'

/**
 * Returns the signed-in member of staff, and where they work. On a shared device it is the first
 * call of the page, with the cookie that the PIN brought.
 */
export const getStaffSession: Handler<'getStaffSession'> = async (api, { staff, call }) => {
  if (staff.sharedDevice && (await isCopied(api, call.headers))) return no('not-signed-in')
  return yes(await sessionInfo(api.database, staff))
}

import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { sharedDeviceOf } from './shared-device-cookie.ts'
import { findTablet } from './shared-device-store.ts'

/** Who can come in on the shared device that asks; for any other browser there is none. */
export const getTablet: Handler<'getTablet'> = async (api, { call }) => {
  const deviceId = sharedDeviceOf(api, call.headers)
  const tablet = deviceId === undefined ? undefined : await findTablet(api.database, deviceId)
  return tablet ? yes(tablet) : no('device-not-shared')
}

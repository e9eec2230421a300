import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { hearAt } from './hear-at.ts'
import { shownDevice } from '../../people/shared-device/device-key.ts'
import { findTablet } from '../../people/shared-device/shared-device-store.ts'

/**
 * Returns the people who can sign in on the calling shared device, and its waiting orders;
 * `device-not-shared` for any other browser. A device that rings listens in its sharer’s name.
 */
export const getTablet: Handler<'getTablet'> = async (api, { call, query }) => {
  const device = await shownDevice(api, call.headers)
  const found = device && (await findTablet(api.database, device.id))
  if (!found) return no('device-not-shared')
  const { contactId, sharerId: staffUserId, ...tablet } = found
  if (query.hears && contactId !== null) {
    const told = { device: device.id, live: false, sounds: true, visible: true, leaving: false }
    await hearAt(api, { contactId, staffUserId, told })
  }
  return yes(tablet)
}

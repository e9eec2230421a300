import { isHeard } from '@mostrador/domain/listening/hearing'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { awaitsOrders } from './awaits-orders.ts'
import { receiveBeat } from './receive-beat.ts'
import { shownDevice } from '../../people/shared-device/device-key.ts'
import { findTablet } from '../../people/shared-device/shared-device-store.ts'

/**
 * Takes the beat of a console, and returns whether any listens. A listening one ends the pause
 * that began by itself.
 */
const reportListening: Handler<'reportListening'> = async (api, { params, body, staff }) => {
  if (!(await api.rateLimiter.take('listening-beat', staff.id))) return no('too-many-requests')
  const contactId = params.id
  const found = await receiveBeat(api, { contactId, staffUserId: staff.id, told: body })
  if (!found) return no('branch-contact-not-found')
  const { hears, othersAt } = found
  if (hears || isHeard(othersAt && new Date(othersAt), api.now())) return yes({ heard: true, unheard: false })
  const catalog = await api.catalogs.get(contactId)
  return yes({ heard: false, unheard: catalog !== undefined && awaitsOrders(catalog.contact, api.now()) })
}

/**
 * Returns the people who can sign in on the calling shared device, and its waiting orders;
 * `device-not-shared` for any other browser. A device that rings listens in its sharer's name.
 */
const getTablet: Handler<'getTablet'> = async (api, { call, query }) => {
  const device = await shownDevice(api, call.headers)
  const found = device && (await findTablet(api.database, device.id))
  if (!found) return no('device-not-shared')
  const { contactId, sharerId: staffUserId, ...tablet } = found
  if (query.hears && contactId !== null) {
    const told = { device: device.id, live: false, sounds: true, visible: true, leaving: false }
    await receiveBeat(api, { contactId, staffUserId, told })
  }
  return yes(tablet)
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const listeningHandlers = {
  reportListening,
  getTablet,
}

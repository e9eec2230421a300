import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { announce } from '../../ground/realtime/announce.ts'
import { releaseDevice } from '../../people/rider/device-request-store.ts'

/** Lets a rider begin on another device, named by the code that it shows. */
export const releaseRiderDevice: Handler<'releaseRiderDevice'> = async (api, { params, body, staff }) => {
  const asked = { riderId: params.id, contactIds: staff.branchContactIds, code: body.code, now: api.now() }
  const released = await releaseDevice(api.database, asked)
  if (typeof released === 'string') return no(released)
  api.tellSecurity('rider-device-released')
  const channel = dispatchChannel(released.contactId)
  announce(api, { channel, event: liveEvents.dispatchUpdated, data: { riderIds: [params.id] } })
  return yes({ done: true })
}

import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { changeShipment } from './change-shipment.ts'
import { createStack, dissolveStack, offerStack, orderStack } from './change-stack.ts'
import { endRiderShift } from './end-rider-shift.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { listRequests, releaseDevice } from '../../people/rider/device-request-store.ts'
import { listOpenShipments, listRidersOnShift, isTheirs } from './dispatch-store.ts'
import { announceMoves } from '../../order/shipment/announce-shipments.ts'
import { giveTo } from './give-store.ts'
import { announce } from '../../ground/realtime/announce.ts'

/** Returns the open shipments of a shop and its riders on shift. Three queries. */
const getDispatch: Handler<'getDispatch'> = async ({ database, now, map }, { params }) => {
  const [open, onShift, deviceRequests] = await Promise.all([
    listOpenShipments(database, params.id),
    listRidersOnShift(database, params.id, now()),
    listRequests(database, params.id, now()),
  ])
  return yes({ map, ...open, ...onShift, deviceRequests })
}

/** Gives a shipment to a rider on shift; of two at once, staff or rider, one succeeds. */
const giveShipment: Handler<'giveShipment'> = async (api, { params, body, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  if (!(await isTheirs(api.database, 'shipments', theirs))) return no('shipment-not-found')
  const given = await giveTo(api.database, {
    ...theirs,
    ...body,
    staffUserId: staff.id,
    eventId: api.newId(),
    now: api.now(),
  })
  if (given === 'off-shift') return no('rider-off-shift')
  if (!given) return no('shipment-already-changed')
  await announceMoves(api, given.contactId, given.shipments)
  return yes({ done: true })
}

/** Lets a rider begin on another device, named by the code that it shows. */
const releaseRiderDevice: Handler<'releaseRiderDevice'> = async (api, { params, body, staff }) => {
  const asked = { riderId: params.id, contactIds: staff.branchContactIds, code: body.code, now: api.now() }
  const released = await releaseDevice(api.database, asked)
  if (typeof released === 'string') return no(released)
  api.tellSecurity('rider-device-released')
  const channel = dispatchChannel(released.contactId)
  announce(api, { channel, event: liveEvents.dispatchUpdated, data: { riderIds: [params.id] } })
  return yes({ done: true })
}

/** Handlers of dispatch. */
export const dispatchHandlers = {
  getDispatch,
  createStack,
  orderStack,
  dissolveStack,
  offerStack,
  changeShipment,
  giveShipment,
  endRiderShift,
  releaseRiderDevice,
}

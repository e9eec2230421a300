import { yes, type Handler } from '../http/handler.ts'
import { listRequests } from '../rider/device-request-store.ts'
import { listOpenShipments, listRidersOnShift } from './dispatch-store.ts'

/** What a shop has to send out and who can carry it. Three queries. */
export const getDispatch: Handler<'getDispatch'> = async ({ database, now, map }, { params }) => {
  const [open, onShift, deviceRequests] = await Promise.all([
    listOpenShipments(database, params.id),
    listRidersOnShift(database, params.id, now()),
    listRequests(database, params.id, now()),
  ])
  return yes({ map, ...open, ...onShift, deviceRequests })
}

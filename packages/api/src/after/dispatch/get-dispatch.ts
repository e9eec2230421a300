import { yes, type Handler } from '../../ground/http/handler.ts'
import { listRequests } from '../../people/rider/device-request-store.ts'
import { listOpenShipments, listRidersOnShift } from './dispatch-store.ts'

/** Returns the open shipments of a shop and its riders on shift. Three queries. */
export const getDispatch: Handler<'getDispatch'> = async ({ database, now, map }, { params }) => {
  const [open, onShift, deviceRequests] = await Promise.all([
    listOpenShipments(database, params.id),
    listRidersOnShift(database, params.id, now()),
    listRequests(database, params.id, now()),
  ])
  return yes({ map, ...open, ...onShift, deviceRequests })
}

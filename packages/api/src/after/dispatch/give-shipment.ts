import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { announceMoves } from '../../order/shipment/announce-shipments.ts'
import { isTheirs } from './dispatch-store.ts'
import { giveTo } from './give-store.ts'

/** Gives a shipment to a rider on shift; of two at once, staff or rider, one succeeds. */
export const giveShipment: Handler<'giveShipment'> = async (api, { params, body, staff }) => {
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

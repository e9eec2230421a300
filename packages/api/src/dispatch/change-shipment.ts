import { DISPATCH_FROM, type DispatchAction } from '@mostrador/domain/dispatch/dispatch-action'
import { type Handler, no, yes } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { announceShipments } from './announce-shipments.ts'
import { type Changed, markReturn, offer, type ShipmentChange, takeBack } from './change-shipment-store.ts'
import { isTheirs } from './dispatch-store.ts'

const DO: Record<DispatchAction, (db: Api['database'], change: ShipmentChange) => Promise<Changed>> = {
  offer,
  'take-back': takeBack,
  return: (db, change) => markReturn(db, change, true),
  'no-return': (db, change) => markReturn(db, change, false),
}

/** Offers a shipment, takes it back or asks it back; of two at once, staff or rider, exactly one is right. */
export const changeShipment: Handler<'changeShipment'> = async (api, { params, body, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const changed = DISPATCH_FROM[body.action].includes(body.status)
    ? await DO[body.action](api.database, {
        ...theirs,
        staffUserId: staff.id,
        status: body.status,
        freshId: api.newId(),
        eventIds: [api.newId(), api.newId()],
        now: api.now(),
      })
    : undefined
  if (changed) {
    await announceShipments(api, changed.contactId, changed.shipments)
    return yes({ done: true })
  }
  const isThere = await isTheirs(api.database, 'shipments', theirs)
  return no(isThere ? 'shipment-already-changed' : 'shipment-not-found')
}

import { DISPATCH_FROM, type DispatchAction } from '@mostrador/domain/dispatch/dispatch-action'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announceMoves, announceShipments } from '../../order/shipment/announce-shipments.ts'
import { markReturn, offer, takeBack, type Changed, type ShipmentChange } from './change-shipment-store.ts'
import { isTheirs } from './dispatch-store.ts'

type Doing = {
  readonly save: (db: Api['database'], change: ShipmentChange) => Promise<Changed>
  readonly tell: typeof announceShipments
}

const mark = (returns: boolean): Doing => ({
  save: (db, change) => markReturn(db, change, returns),
  tell: announceShipments,
})

const DO: Record<DispatchAction, Doing> = {
  offer: { save: offer, tell: announceMoves },
  'take-back': { save: takeBack, tell: announceMoves },
  return: mark(true),
  'no-return': mark(false),
}

/** Offers, takes back or asks back a shipment; of two at once, staff or rider, one succeeds. */
export const changeShipment: Handler<'changeShipment'> = async (api, { params, body, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const { save, tell } = DO[body.action]
  const changed = DISPATCH_FROM[body.action].includes(body.status)
    ? await save(api.database, {
        ...theirs,
        staffUserId: staff.id,
        status: body.status,
        freshId: api.newId(),
        eventIds: [api.newId(), api.newId()],
        now: api.now(),
      })
    : undefined
  if (changed) {
    await tell(api, changed.contactId, changed.shipments)
    return yes({ done: true })
  }
  const isThere = await isTheirs(api.database, 'shipments', theirs)
  return no(isThere ? 'shipment-already-changed' : 'shipment-not-found')
}

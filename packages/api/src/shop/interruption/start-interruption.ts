import type { InterruptionStart } from '@mostrador/contract/interruption/interruption-endpoints'
import { interruptionUntil } from '@mostrador/domain/interruption/interruption-until'
import type { Catalog } from '../../ground/catalog.ts'
import { scheduleCatalogRenewal } from '../catalog/schedule-catalog-renewal.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { lackedBeside } from '../../people/permission/lacked-beside.ts'
import { insertInterruption, placeOfInterruptions, underLock } from './interruption-store.ts'
import { hoursOfThing } from './interruptions-now.ts'
import { answerTold } from './tell-interruption.ts'

/**
 * Returns the mode or zone of a request, null for neither; undefined where the branch contact has
 * none such.
 */
function thingOf({ modes, zones }: Catalog, { thing }: InterruptionStart) {
  const none = { orderModeId: null, deliveryZoneId: null }
  if (thing.kind === 'ALL') return none
  if (thing.kind === 'ZONE')
    return zones.some(({ id }) => id === thing.id) ? { ...none, deliveryZoneId: thing.id } : undefined
  const isThere = modes.some(({ id, active }) => active && id === thing.id)
  return isThere ? { ...none, orderModeId: thing.id } : undefined
}

/**
 * Interrupts a branch contact, a mode or a zone until an end by the server's clock and the branch
 * contact's time zone: orders placed from then on are judged by it, earlier ones stay. Words for
 * diners take more than a PIN.
 */
export const startInterruption: Handler<'startInterruption'> = async (api, { params, body, staff }) => {
  const written = { kind: 'interruptionMessage', text: body.message, field: 'message' } as const
  const lacked = lackedBeside(staff, written)
  if (lacked) return no('permission-missing', [lacked])
  const catalog = await api.catalogs.get(params.id)
  const place = await placeOfInterruptions(api.database, params.id)
  if (!catalog || !place) return no('branch-contact-not-found')
  const thing = thingOf(catalog, body)
  if (!thing) return no('interruption-thing-not-found')
  const hours = hoursOfThing(catalog, thing.orderModeId)
  const started = await underLock(api, place, async (work) => {
    const { now, transaction } = work
    const until = interruptionUntil(body.lasting, { now, timeZone: place.timeZone, hours })
    if (!until) return 'no-next-opening'
    const { companyId, branchId, contactId } = place
    const made = await insertInterruption(work, {
      ...thing,
      id: api.newId(),
      kind: body.kind,
      extraMinutes: body.kind === 'BUSY' ? body.extraMinutes : null,
      until,
      message: body.message,
      byItself: false,
      staffUserId: staff.id,
    })
    // Its end is announced also when no page shows the branch contact meanwhile.
    if (made)
      await scheduleCatalogRenewal(transaction, {
        id: api.newId(),
        companyId,
        branchId,
        contactId,
        at: until,
        now,
      })
    return made ?? 'interrupted-already'
  })
  if (typeof started === 'string') return no(started)
  return answerTold(api, place, started.revision)
}

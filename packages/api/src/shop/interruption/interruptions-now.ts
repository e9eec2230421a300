import type {
  InterruptibleWire,
  InterruptionsWire,
} from '@mostrador/contract/interruption/interruption-endpoints'
import {
  interruptionUntil,
  type InterruptionLasting,
} from '@mostrador/domain/interruption/interruption-until'
import type { HoursOfDates } from '@mostrador/domain/scheduling/hours-on'
import { sql } from 'kysely'
import type { Catalog } from '../../ground/catalog.ts'
import { contactHours, modeHours } from '../catalog/opening.ts'
import type { Api } from '../../ground/ports.ts'
import { readInterruptions } from './interruption-store.ts'

/** Hours by which an interrupted thing opens next: a mode's own, else the branch contact's. */
export function hoursOfThing({ contact, modes }: Catalog, orderModeId: string | null): HoursOfDates {
  const mode = modes.find(({ id }) => id === orderModeId)
  return mode ? modeHours(contact, mode) : contactHours(contact)
}

/** Lists the things that can be interrupted: the branch contact, its active modes and its zones. */
function interruptible(catalog: Catalog, now: Date): readonly InterruptibleWire[] {
  const { contact, modes, zones } = catalog
  const { timeZone } = contact.info
  const endsOf = (orderModeId: string | null) => {
    const local = { now, timeZone, hours: hoursOfThing(catalog, orderModeId) }
    const end = (lasting: InterruptionLasting) => interruptionUntil(lasting, local)?.toISOString() ?? null
    return { NEXT_SHIFT: end('NEXT_SHIFT'), TOMORROW: end('TOMORROW') }
  }
  const none = { orderModeId: null, deliveryZoneId: null, modeKey: null, type: null, name: null }
  return [
    { ...none, ends: endsOf(null) },
    ...modes
      .filter(({ active }) => active)
      .map(({ id, key, type, showName }) => ({
        ...none,
        orderModeId: id,
        modeKey: key,
        type,
        name: showName,
        ends: endsOf(id),
      })),
    ...zones.map(({ id, name }) => ({ ...none, deliveryZoneId: id, name, ends: endsOf(null) })),
  ]
}

/** Returns current and possible interruptions of a branch contact. One query beside the catalog. */
export async function interruptionsNow(
  { database, now }: Pick<Api, 'database' | 'now'>,
  catalog: Catalog,
): Promise<InterruptionsWire> {
  const at = now()
  const { id } = catalog.contact.info
  const found = await readInterruptions(database, sql`i.branch_contact_id = ${id} and i.until > ${at}`)
  return {
    interruptions: found.map(({ staffUserId: _, modeType: __, name: ___, since, until, ...one }) => ({
      ...one,
      since: since.toISOString(),
      until: until.toISOString(),
    })),
    things: [...interruptible(catalog, at)],
  }
}

import { isDeafFor, isHeard } from '@mostrador/domain/listening/hearing'
import { afterMinutes } from '@mostrador/domain/interruption/interruption-until'
import { sql } from 'kysely'
import type { ContactRow } from '../../ground/catalog.ts'
import { scheduleCatalogRenewal } from '../../shop/catalog/schedule-catalog-renewal.ts'
import {
  insertInterruption,
  moveEnd,
  placeOfInterruptions,
  readInterruptions,
  removeInterruption,
  underLock,
  type InterruptedPlace,
  type InterruptionWork,
} from '../../shop/interruption/interruption-store.ts'
import type { JobPorts } from '../../ground/job/job.ts'
import { tellChange } from '../../shop/revision/tell-change.ts'
import { openSince } from './awaits-orders.ts'
import { silenceOf, type WatchedContact } from './listening-store.ts'

/** Length of a pause, made longer while no console listens. */
const PAUSE_MINUTES = 30

/** A pause that ends this soon is made longer. */
const ENDS_SOON_MS = 2 * 60_000

type Ports = Pick<JobPorts, 'database' | 'now' | 'newId' | 'publisher' | 'log'>

/** Begins a pause, or extends the one that is about to end; undefined for neither. */
async function pauseOrGoOn(
  work: InterruptionWork,
  { id, silenceFrom }: { readonly id: string; readonly silenceFrom: Date },
): Promise<{ readonly revision: number | undefined; readonly until: Date } | undefined> {
  const { transaction, place, now } = work
  // While this waited for the lock, a console may have listened, or staff ended a pause.
  const silence = await silenceOf(transaction, place.contactId)
  if (!silence?.silenceFrom || new Date(silence.silenceFrom) > silenceFrom) return undefined
  if (isHeard(silence.soundedAt && new Date(silence.soundedAt), now)) return undefined
  const until = afterMinutes(now, PAUSE_MINUTES)
  const [standing] = await readInterruptions(
    transaction,
    sql`i.branch_contact_id = ${place.contactId} and i.kind = 'PAUSE' and i.order_mode_id is null
      and i.delivery_zone_id is null and i.until > ${now}`,
  )
  if (standing) {
    const isEnding = standing.until.getTime() - now.getTime() < ENDS_SOON_MS
    if (!standing.byItself || !isEnding) return undefined
    const moved = await moveEnd(work, { id: standing.id, staffUserId: null, seen: standing.until, until })
    return typeof moved === 'string' ? undefined : { ...moved, until }
  }
  const all = { orderModeId: null, deliveryZoneId: null, extraMinutes: null, message: '' }
  const by = { byItself: true, staffUserId: null }
  const made = await insertInterruption(work, { ...all, ...by, id, kind: 'PAUSE', until })
  return made && { ...made, until }
}

async function tell(ports: Ports, place: InterruptedPlace, revision: number | undefined): Promise<void> {
  const { companyId, branchId, contactId } = place
  await tellChange(ports, {
    companyId,
    branchId,
    revision: revision ?? null,
    branchContactIds: [contactId],
  })
}

/**
 * Pauses the orders for now of an open branch contact without a listening console for its number
 * of minutes: half an hour at a time, and named as done by itself.
 */
export async function pauseUnheard(
  ports: Ports,
  branchContact: WatchedContact,
  contact: ContactRow,
): Promise<void> {
  const { pausesAfterMinutes } = branchContact.alerts
  const since = openSince(contact, ports.now())
  const { heardAt, silenceFrom } = branchContact
  if (pausesAfterMinutes === undefined || !silenceFrom || !since) return
  const countsFrom = new Date(silenceFrom)
  const deafness = { heardAt: heardAt && new Date(heardAt), openSince: since, countsFrom }
  if (!isDeafFor(deafness, pausesAfterMinutes, ports.now())) return
  const place = await placeOfInterruptions(ports.database, branchContact.contactId)
  if (!place) return
  const paused = await underLock(ports, place, async (work) => {
    const done = await pauseOrGoOn(work, { id: ports.newId(), silenceFrom: countsFrom })
    const { companyId, branchId, contactId } = place
    const turn = { id: ports.newId(), companyId, branchId, contactId, now: work.now }
    if (done) await scheduleCatalogRenewal(work.transaction, { ...turn, at: done.until })
    return done
  })
  if (paused) await tell(ports, place, paused.revision)
}

/** Ends the pause that began by itself, since a console listens; once, of two calls. */
export async function endWhatIsHeard(
  ports: Ports,
  { contactId, pauseId }: { readonly contactId: string; readonly pauseId: string },
): Promise<void> {
  const place = await placeOfInterruptions(ports.database, contactId)
  if (!place) return
  const ended = await underLock(ports, place, (work) =>
    removeInterruption(work, { id: pauseId, staffUserId: null }),
  )
  if (ended) await tell(ports, place, ended.revision)
}

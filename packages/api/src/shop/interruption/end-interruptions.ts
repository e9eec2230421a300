import { sql } from 'kysely'
import { scheduleCatalogRenewal } from '../catalog/schedule-catalog-renewal.ts'
import type { JobPorts } from '../../ground/job/job.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { clearOver, placeOfInterruptions, readInterruptions, underLock } from './interruption-store.ts'

/**
 * Ends a branch contact's interruptions that are over, with their history, and leaves the next
 * one's job. One query where there are none.
 */
export async function endInterruptions(
  ports: Pick<JobPorts, 'database' | 'now' | 'newId' | 'publisher' | 'log'>,
  contactId: string,
): Promise<void> {
  const [first] = await readInterruptions(ports.database, sql`i.branch_contact_id = ${contactId}`)
  const place = first && (await placeOfInterruptions(ports.database, contactId))
  if (!place) return
  const revision = await underLock(ports, place, clearOver)
  const [next] = await readInterruptions(ports.database, sql`i.branch_contact_id = ${contactId}`)
  if (next) {
    const { companyId, branchId } = place
    const turn = { id: ports.newId(), companyId, branchId, contactId, at: next.until, now: ports.now() }
    await scheduleCatalogRenewal(ports.database, turn)
  }
  if (revision !== undefined) await tellConsoles(ports, { branchId: place.branchId, revision })
}

import { sql } from 'kysely'
import { wakeAt } from '../catalog/wake-catalog.ts'
import type { JobPorts } from '../../ground/job/job.ts'
import { tellConsoles } from '../revision/tell-change.ts'
import { clearOver, placeOfInterruptions, readInterruptions, underLock } from './interruption-store.ts'

/**
 * Takes what is over away at a local and tells of it in the history; where more is to end there,
 * its job comes then. A local without any costs one query.
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
    await wakeAt(ports.database, turn)
  }
  if (revision !== undefined) await tellConsoles(ports, { branchId: place.branchId, revision })
}

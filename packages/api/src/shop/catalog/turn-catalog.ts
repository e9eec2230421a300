import { MARK_TABLES } from '@mostrador/tenant/mark/mark-tables'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { endInterruptions } from '../interruption/end-interruptions.ts'
import { renewCatalog } from './renew-catalog.ts'

/** Deletes marks and pauses that are over, and gives their catalog a new version. */
export const turnCatalog: JobHandler = async (ports, { payload }) => {
  const { contactId } = payload as { readonly contactId: string }
  for (const { table } of Object.values(MARK_TABLES))
    await ports.database
      .deleteFrom(table)
      .where('branch_contact_id', '=', contactId)
      .where('until', '<=', ports.now())
      .execute()
  await endInterruptions(ports, contactId)
  await renewCatalog(ports, contactId)
  return done
}

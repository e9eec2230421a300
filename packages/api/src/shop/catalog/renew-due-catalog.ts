import { done, type JobHandler } from '../../ground/job/job.ts'
import { endInterruptions } from '../interruption/end-interruptions.ts'
import { deleteOverMarks } from './load-marks.ts'
import { renewCatalog } from './renew-catalog.ts'

/** Deletes marks and pauses that are over, and gives their catalog a new version. */
export const renewDueCatalog: JobHandler = async (ports, { payload }) => {
  const { contactId } = payload as { readonly contactId: string }
  await deleteOverMarks(ports.database, contactId, ports.now())
  await endInterruptions(ports, contactId)
  await renewCatalog(ports, contactId)
  return done
}

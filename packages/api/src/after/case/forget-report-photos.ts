import type { JobHandler } from '../../ground/job/job.ts'
import { deleteOldPhotos, listOrphans } from './photo-store.ts'

const HOUR_MS = 60 * 60_000

const DAY_MS = 24 * HOUR_MS

const AT_ONCE = 500

/**
 * Deletes the photos of reports, every hour: those past their time, and those that no report named
 * within a day. Younger ones may still be on their way into the database. Source:
 * docs/decisions/084.
 */
export const forgetReportPhotos: JobHandler = async ({ database, now, reportPhotos, proofPhotoDays }) => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await deleteOldPhotos(database, { unnamed: daysAgo(1), all: daysAgo(proofPhotoDays) })
  const kept = await reportPhotos.keptBefore(daysAgo(1))
  for (let from = 0; from < kept.length; from += AT_ONCE) {
    // In portions, to leave the disk to others.
    const orphans = await listOrphans(database, kept.slice(from, from + AT_ONCE))
    await Promise.all(orphans.map((sha256) => reportPhotos.remove(sha256)))
  }
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

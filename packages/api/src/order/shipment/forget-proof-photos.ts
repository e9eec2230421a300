import type { JobHandler } from '../../ground/job/job.ts'
import { forgetOldPhotos, listOrphans } from './proof-store.ts'

const HOUR_MS = 60 * 60_000

const DAY_MS = 24 * HOUR_MS

const AT_ONCE = 500

/**
 * Deletes the photos of deliveries, every hour: those past the shop's time, and those whose
 * delivery was not handed over with them. Photos of the last day may still be on their way into
 * the database. Source: docs/decisions/012.
 */
export const forgetProofPhotos: JobHandler = async ({ database, now, proofPhotos, proofPhotoDays }) => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await forgetOldPhotos(database, daysAgo(proofPhotoDays))
  const kept = await proofPhotos.keptBefore(daysAgo(1))
  // Stryker disable next-line EqualityOperator: a portion of no photos deletes none
  for (let from = 0; from < kept.length; from += AT_ONCE) {
    // In portions, to leave the disk to others.
    const orphans = await listOrphans(database, kept.slice(from, from + AT_ONCE))
    await Promise.all(orphans.map((sha256) => proofPhotos.remove(sha256)))
  }
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

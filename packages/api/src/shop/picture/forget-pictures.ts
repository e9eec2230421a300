import type { JobHandler } from '../../ground/job/job.ts'
import { deleteUnused, listOrphans } from './picture-store.ts'

const HOUR_MS = 60 * 60_000

const DAY_MS = 24 * HOUR_MS

/** Days for which a picture waits to be named: longer than a form stays open over holidays. */
const UNUSED_DAYS = 30

const AT_ONCE = 500

/**
 * Deletes, every hour, uploaded pictures that were never shown, and files that no company names.
 * Files go a day after their names, so that a change that found a name at its last moment has been
 * written. Source: docs/decisions/104.
 */
export const forgetPictures: JobHandler = async ({ database, now, pictures }) => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await deleteUnused(database, daysAgo(UNUSED_DAYS))
  const since = daysAgo(UNUSED_DAYS + 1)
  const kept = await pictures.keptBefore(since)
  for (let from = 0; from < kept.length; from += AT_ONCE) {
    // In portions, to leave the disk to others.
    const orphans = await listOrphans(database, kept.slice(from, from + AT_ONCE))
    await Promise.all(orphans.map((sha256) => pictures.remove(sha256, since)))
  }
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { JobHandler } from '../../ground/job/job.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const AT_ONCE = 500

async function forgetOld(db: Kysely<Database>, { unnamed, all }: Record<'unnamed' | 'all', Date>) {
  await sql`
    delete from case_photos where created_at < ${all} or case_id is null and created_at < ${unnamed}`.execute(
    db,
  )
}

async function orphansOf(db: Kysely<Database>, files: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${[...files]}::text[]) as file(sha256)
    where not exists (select from case_photos p where p.sha256 = file.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Deletes the photos of reports, every hour: those past their time, and those that no report named
 * within a day. Younger ones may still be on their way into the database. Source:
 * docs/decisions/084.
 */
export const forgetReportPhotos: JobHandler = async ({ database, now, reportPhotos, proofPhotoDays }) => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await forgetOld(database, { unnamed: daysAgo(1), all: daysAgo(proofPhotoDays) })
  const kept = await reportPhotos.keptBefore(daysAgo(1))
  for (let from = 0; from < kept.length; from += AT_ONCE) {
    // In portions, to leave the disk to others.
    const orphans = await orphansOf(database, kept.slice(from, from + AT_ONCE))
    await Promise.all(orphans.map((sha256) => reportPhotos.remove(sha256)))
  }
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

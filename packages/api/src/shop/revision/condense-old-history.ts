import { condenseHistory } from '@mostrador/tenant/history/condense-history'
import { sql } from 'kysely'
import type { JobHandler } from '../../ground/job/job.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Younger changes are in no month that is condensed. */
const YOUNGEST_DAYS = 365

/**
 * Condenses changes older than a year to the sum of each month, once an hour. Source:
 * docs/decisions/108.
 */
export const condenseOldHistory: JobHandler = async ({ database, now }) => {
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id as "companyId" from revisions
    where at < ${new Date(now().getTime() - YOUNGEST_DAYS * DAY_MS)}::timestamptz
      and condenses is null and operations <> '[]' order by company_id`.execute(database)
  for (const { companyId } of rows) await condenseHistory(database, { companyId, now: now() })
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

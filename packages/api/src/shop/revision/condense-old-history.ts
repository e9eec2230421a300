import { condenseHistory } from '@mostrador/tenant/history/condense-history'
import type { JobHandler } from '../../ground/job/job.ts'
import { listCompaniesChanged } from './history-store.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Younger changes are in no month that is condensed. */
const YOUNGEST_DAYS = 365

/**
 * Condenses changes older than a year to the sum of each month, once an hour. Source:
 * docs/decisions/108.
 */
export const condenseOldHistory: JobHandler = async ({ database, now }) => {
  const before = new Date(now().getTime() - YOUNGEST_DAYS * DAY_MS)
  for (const companyId of await listCompaniesChanged(database, before))
    await condenseHistory(database, { companyId, now: now() })
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

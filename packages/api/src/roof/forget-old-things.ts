import type { JobHandler } from '../ground/job/job.ts'
import { deleteOldThings, forgetWhereSessionsWere } from './upkeep-store.ts'

const HOUR_MS = 60 * 60_000

/**
 * Deletes old data once an hour: tracks after three days; carts, messages, mails and ended tokens
 * after a week; codes and held uses after a day; browser errors after a month; events after a
 * season; bank movements after half a year; past daily counts, old jobs and payments of the
 * built-in bank. Sweeping that bank's table is the API's only use of it.
 */
export const forgetOldThings: JobHandler = async ({ database, now }) => {
  await deleteOldThings(database, now())
  await forgetWhereSessionsWere(database, now())
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}

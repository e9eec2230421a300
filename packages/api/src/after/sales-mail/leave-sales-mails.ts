import { mailedDayOf } from '@mostrador/domain/sales/mailed-day'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { JobHandler } from '../../ground/job/job.ts'
import { leaveSalesMail, listWishes } from './sales-mail-store.ts'

const EVERY_MS = 10 * 60_000

/**
 * Leaves the mails of a company's past day, one for each reader; of days missed while no server
 * ran, only the newest. One query, and a statement for each mail.
 */
export const leaveSalesMails: JobHandler = async ({ database, now, newId }) => {
  const at = now()
  for (const { timeZone, toldDay, ...reader } of await listWishes(database)) {
    const day = mailedDayOf(wallClock(at, timeZone))
    if (toldDay < day) await leaveSalesMail(database, { ...reader, day, jobId: newId(), now: at })
  }
  return { kind: 'again', at: new Date(at.getTime() + EVERY_MS) }
}

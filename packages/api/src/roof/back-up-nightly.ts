import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { JobHandler } from '../ground/job/job.ts'

/**
 * Returns the next 4:30 in the time zone of most branch contacts: kitchens are closed, and the
 * night's numbers are counted.
 */
async function nextNight(db: Kysely<Database>, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (date_trunc('day', ${now}::timestamptz at time zone zone - interval '4 hours 30 minutes')
      + interval '1 day 4 hours 30 minutes') at time zone zone as at
    from (select coalesce((select time_zone from branch_contacts group by time_zone
      order by count(*) desc, time_zone limit 1), 'UTC') as zone) of_most`.execute(db)
  const [night] = rows
  if (!night) throw new Error('The database knows no time.')
  return night.at
}

/** Makes a backup at the first start, then once a night. */
export const backUpNightly: JobHandler = async ({ database, now, backUp }) => {
  await backUp?.()
  return { kind: 'again', at: await nextNight(database, now()) }
}

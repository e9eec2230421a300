import { sql, type RawBuilder } from 'kysely'

/** Time of a branch's next scheduled change after an instant, inside another query. */
export const nextRunAt = (branchId: RawBuilder<unknown>, now: Date): RawBuilder<string | null> => sql`(
  select min(s.run_at) from scheduled_changes s
  where s.branch_id = ${branchId} and s.state = 'WAITING' and s.run_at > ${now}::timestamptz)`

import { sql, type RawBuilder } from 'kysely'
import { holdsInCompany } from '../permission/holds-in-company.ts'

/** Whether the shared device `d` still holds: its sharer may manage the company's staff. */
export const deviceHolds: RawBuilder<boolean> = holdsInCompany('staff', {
  person: sql`d.staff_user_id`,
  company: sql`d.company_id`,
})

/** Whether the session `s` of the shared device `d` is locked: untouched for its minutes. */
export const isLocked = (at: Date): RawBuilder<boolean> => sql<boolean>`(
  coalesce(s.touched_at, s.created_at) <= ${at}::timestamptz - make_interval(mins => d.idle_minutes))`

import { sql, type RawBuilder } from 'kysely'
import { holdsInCompany } from '../permission/holds-in-company.ts'

/** Whether the shared device `d` is one still: who shared it may say who works in its company. */
export const deviceHolds: RawBuilder<boolean> = holdsInCompany('staff', {
  person: sql`d.staff_user_id`,
  company: sql`d.company_id`,
})

/**
 * Whether the session `s` of the shared device `d` is locked: nobody touched it for the minutes of
 * the device.
 */
export const isLocked = (at: Date): RawBuilder<boolean> => sql<boolean>`(
  coalesce(s.touched_at, s.created_at) <= ${at}::timestamptz - make_interval(mins => d.idle_minutes))`

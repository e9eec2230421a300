import { type RawBuilder, sql } from 'kysely'

/** Whether the membership `m` of the person `u` waits for a second factor that its company asks for. */
export const owesSecondFactor: RawBuilder<boolean> = sql`(not u.two_factor_enabled and exists (
  select from staff_policies p where p.company_id = m.company_id and p.second_factor_required))`

/**
 * The memberships that hold, in the place of their table: confirmed by their person, and with the second factor where
 * the company asks for one. Whoever asks what somebody may do asks these, and never the table itself.
 */
export const staffAccess: RawBuilder<unknown> = sql`(
  select m.* from staff_memberships m join staff_users u on u.id = m.staff_user_id
  where m.confirmed_at is not null and not ${owesSecondFactor})`

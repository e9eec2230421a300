import type { CompanyPerson } from '@mostrador/contract/staff/password-link-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { StaffMember } from '../ports.ts'
import { staffAccess } from './staff-access.ts'

/** Whether the person `u` works for another company than this, too. */
export const worksAtAnotherCompany = (
  companyId: string | RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from staff_memberships e
  where e.staff_user_id = u.id and e.company_id <> ${companyId} and e.confirmed_at is not null)`

/**
 * Whether somebody owns the whole company, in this session: with a second factor, where it asks for
 * one. One query.
 */
export async function isOwnerOf(
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id' | 'sessionId'>,
  companyId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${staffAccess(staff)} m
    where m.staff_user_id = ${staff.id} and m.company_id = ${companyId} and m.role = 'OWNER' and m.branch_id is null
    limit 1`.execute(db)
  return rows.length > 0
}

/** Everybody whose membership of a company holds, by name. One query. */
export async function listPeople(
  db: Kysely<Database>,
  { companyId, selfId }: { readonly companyId: string; readonly selfId: string },
): Promise<CompanyPerson[]> {
  const ranks = sql`array['owner', 'manager', 'cashier']`
  const { rows } = await sql<CompanyPerson>`
    select u.id, u.name, u.email, (${ranks})[min(array_position(${ranks}, lower(m.role)))] as role,
      u.id = ${selfId} as "isSelf", ${worksAtAnotherCompany(companyId)} as "isElsewhereToo"
    from staff_memberships m join staff_users u on u.id = m.staff_user_id
    where m.company_id = ${companyId} and m.confirmed_at is not null
    group by u.id order by u.name, u.id`.execute(db)
  return rows
}

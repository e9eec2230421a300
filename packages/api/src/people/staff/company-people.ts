import type { CompanyPerson } from '@mostrador/contract/staff/password-link-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Whether the person `u` works for another company, too. */
export const worksAtAnotherCompany = (
  companyId: string | RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from staff_memberships e
  where e.staff_user_id = u.id and e.company_id <> ${companyId} and e.confirmed_at is not null)`

/** Lists the people with a valid membership of a company, by name. One query. */
export async function listPeople(
  db: Kysely<Database>,
  { companyId, selfId }: { readonly companyId: string; readonly selfId: string },
): Promise<CompanyPerson[]> {
  const { rows } = await sql<CompanyPerson>`
    select u.id, u.name, u.email, jsonb_agg(distinct jsonb_build_object('role', m.role, 'roleName', r.name)) as roles,
      u.id = ${selfId} as "isSelf", ${worksAtAnotherCompany(companyId)} as "isElsewhereToo"
    from staff_memberships m join staff_users u on u.id = m.staff_user_id
      left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where m.company_id = ${companyId} and m.confirmed_at is not null
    group by u.id order by u.name, u.id`.execute(db)
  return rows
}

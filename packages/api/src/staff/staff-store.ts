import type { Database } from '@mostrador/database/rows'
import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../ports.ts'

type Reach = Pick<StaffMember, 'role' | 'branchContactIds'>

/** What a person may see: every branch contact of the memberships, under the highest role of them. One query. */
export async function findReach(db: Kysely<Database>, staffUserId: string): Promise<Reach | undefined> {
  const { rows } = await sql<{ role: StaffMember['role']; contact_ids: string[] }>`
    select
      (array_agg(lower(m.role) order by array_position(array['OWNER', 'MANAGER', 'CASHIER'], m.role)))[1] as role,
      coalesce(array_agg(distinct c.id::text) filter (where c.id is not null), '{}') as contact_ids
    from staff_memberships m
    left join branches b on b.company_id = m.company_id and b.id = coalesce(m.branch_id, b.id)
    left join branch_contacts c on c.branch_id = b.id and c.id = coalesce(m.branch_contact_id, c.id)
    where m.staff_user_id = ${staffUserId}
    group by m.staff_user_id`.execute(db)
  const row = rows[0]
  return row && { role: row.role, branchContactIds: row.contact_ids }
}

/** A branch contact as the session tells it. */
export type SessionContact = {
  readonly id: string
  readonly alias: string
  readonly name: string
  readonly branchId: string
  readonly branchName: string
  readonly companyName: string
  readonly timeZone: string
  readonly country: string
  readonly orderEnabled: boolean
}

/** The branch contacts with the given ids, in the shops' order. One query. */
export async function listSessionContacts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<SessionContact[]> {
  return db
    .selectFrom('branch_contacts as c')
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .innerJoin('companies as co', 'co.id', 'b.company_id')
    .innerJoin('aliases as a', 'a.branch_contact_id', 'c.id')
    .select([
      'c.id',
      'a.alias',
      'c.name',
      'c.branch_id as branchId',
      'b.name as branchName',
      'co.name as companyName',
      'c.time_zone as timeZone',
      'b.country_id as country',
      'c.order_enabled as orderEnabled',
    ])
    .where('c.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('b.position')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()
}

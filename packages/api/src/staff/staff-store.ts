import type { Database } from '@mostrador/database/rows'
import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '../ports.ts'

type Reach = Pick<StaffMember, 'role' | 'branchContactIds' | 'roles'>

/**
 * What a person may see: every branch contact of the memberships, and as what in each: the highest role of those
 * that reach it, so that an owner here is but a cashier there. `role` is the highest of all. One query.
 */
export async function findReach(db: Kysely<Database>, staffUserId: string): Promise<Reach | undefined> {
  const ranks = sql`array['owner', 'manager', 'cashier']`
  const { rows } = await sql<Pick<Reach, 'role' | 'roles'>>`
    with reach as (
      select c.id, min(array_position(${ranks}, lower(m.role))) as rank
      from staff_memberships m
      left join branches b on b.company_id = m.company_id and b.id = coalesce(m.branch_id, b.id)
      left join branch_contacts c on c.branch_id = b.id and c.id = coalesce(m.branch_contact_id, c.id)
      where m.staff_user_id = ${staffUserId}
      group by c.id
    )
    select (${ranks})[min(rank)] as role,
      coalesce(jsonb_object_agg(id, (${ranks})[rank]) filter (where id is not null), '{}') as roles
    from reach having count(*) > 0`.execute(db)
  const row = rows[0]
  return row && { ...row, branchContactIds: Object.keys(row.roles) }
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

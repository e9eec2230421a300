import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { StaffMember } from '../ports.ts'
import { owesSecondFactor, staffAccess } from './staff-access.ts'

type Reach = Pick<StaffMember, 'role' | 'branchContactIds' | 'roles' | 'owesSecondFactor' | 'byPasskey'>

/** Who is asked about, and the session that is used for it. */
type Asked = { readonly staffUserId: string; readonly sessionId?: string; readonly now: Date }

/** How old the time may be at which a session was used last: nobody looks at it more closely. */
const SEEN_EVERY_MS = 5 * 60_000

/** Writes down that a session is used, now and then. */
const seen = ({ sessionId, now }: Asked): RawBuilder<unknown> => sql`
  update staff_sessions set last_seen_at = ${now}::timestamptz
  where id = ${sessionId ?? null}::uuid
    and (last_seen_at is null or last_seen_at < ${new Date(now.getTime() - SEEN_EVERY_MS)}::timestamptz)`

/**
 * What a person may see: every branch contact of the memberships that hold, and as what in each:
 * the highest role of those that reach it, so that an owner here is but a cashier there. `role` is
 * the highest of all. Somebody who owes a second factor everywhere may see nothing, and is still
 * somebody. Undefined for whom no membership is of. One query.
 */
export async function findReach(db: Kysely<Database>, asked: Asked): Promise<Reach | undefined> {
  const ranks = sql`array['owner', 'manager', 'cashier']`
  const finding = statement()
    .write('seen', () => seen(asked))
    .part(
      'reach',
      () => sql`
        select c.id, min(array_position(${ranks}, lower(m.role))) as rank
        from ${staffAccess(asked)} m
        left join branches b on b.company_id = m.company_id and b.id = coalesce(m.branch_id, b.id)
        left join branch_contacts c on c.branch_id = b.id and c.id = coalesce(m.branch_contact_id, c.id)
        where m.staff_user_id = ${asked.staffUserId}
        group by c.id`,
    )
    .answer(
      ({ reach }) => sql<
        Pick<Reach, 'roles' | 'owesSecondFactor' | 'byPasskey'> & { role: StaffMember['role'] | null }
      >`
        select (${ranks})[min(rank)] as role,
          coalesce(jsonb_object_agg(id, (${ranks})[rank]) filter (where id is not null), '{}') as roles,
          exists (select from staff_memberships m join staff_users u on u.id = m.staff_user_id
            where u.id = ${asked.staffUserId} and m.confirmed_at is not null and ${owesSecondFactor(asked)}) as "owesSecondFactor",
          exists (select from staff_sessions s where s.id = ${asked.sessionId || null}::uuid and s.by_passkey) as "byPasskey"
        from ${reach}`,
    )
  const { rows } = await finding.execute(db)
  const row = rows[0]
  if (!row || (row.role === null && !row.owesSecondFactor)) return undefined
  return { ...row, role: row.role ?? 'cashier', branchContactIds: Object.keys(row.roles) }
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

import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { permissionsOfStored, type StoredRole } from '../permission/stored-role.ts'
import type { StaffGrant, StaffMember } from '../../ground/ports.ts'
import { factorFrom, owesSecondFactor, reachesFromDevice, showedFactor, staffAccess } from './staff-access.ts'

type Reach = Pick<
  StaffMember,
  | 'grants'
  | 'branchContactIds'
  | 'branches'
  | 'owesSecondFactor'
  | 'secondFactorFrom'
  | 'byPasskey'
  | 'owesPasskey'
  | 'sharedDevice'
>

/** Person, and the session that is used. */
type Asked = { readonly staffUserId: string; readonly sessionId?: string; readonly at: Date }

/** Resolution of a session's last use. */
const SEEN_EVERY_MS = 5 * 60_000

const seen = ({ sessionId, at }: Asked): RawBuilder<unknown> => sql`
  update staff_sessions set last_seen_at = ${at}::timestamptz
  where id = ${sessionId ?? null}::uuid
    and (last_seen_at is null or last_seen_at < ${new Date(at.getTime() - SEEN_EVERY_MS)}::timestamptz)`

type MembershipRow = StoredRole & {
  readonly company: string
  readonly branch: string | null
  readonly branchContact: string | null
}

function grantOf({ company, branch, branchContact, role, name, permissions }: MembershipRow): StaffGrant {
  return {
    company,
    ...(branch !== null && { branch }),
    ...(branchContact !== null && { branchContact }),
    role,
    roleName: name,
    permissions: permissionsOfStored({ role, permissions }),
  }
}

/**
 * Returns the permissions of a person, and where: the memberships that hold, with their branches
 * and branch contacts. A person who owes a second factor everywhere has none, and is still found.
 * Undefined for a person without a membership, and on a shared device where none holds. One query.
 */
export async function findReach(db: Kysely<Database>, asked: Asked): Promise<Reach | undefined> {
  const finding = statement()
    .write('seen', () => seen(asked))
    .part(
      'held',
      () => sql`
        select m.company_id, m.branch_id, m.branch_contact_id, m.role, r.name, r.permissions
        from ${staffAccess(asked)} m left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
        where m.staff_user_id = ${asked.staffUserId}`,
    )
    .part(
      'reach',
      ({ held }) => sql`
        select b.id, b.company_id, coalesce(jsonb_agg(distinct c.id) filter (where c.id is not null), '[]') as contacts
        from ${held} m
        join branches b on b.company_id = m.company_id and b.id = coalesce(m.branch_id, b.id)
        left join branch_contacts c on c.branch_id = b.id and c.id = coalesce(m.branch_contact_id, c.id)
        group by b.id, b.company_id`,
    )
    .answer(
      ({ held, reach }) => sql<
        Omit<Reach, 'grants' | 'branchContactIds'> & { readonly held: readonly MembershipRow[] }
      >`
        select
          (select coalesce(jsonb_agg(jsonb_build_object('company', company_id, 'branch', branch_id,
            'branchContact', branch_contact_id, 'role', role, 'name', name, 'permissions', permissions)), '[]')
            from ${held}) as held,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'company', company_id,
            'branchContactIds', contacts)), '[]') from ${reach}) as branches,
          exists (select from staff_memberships m join staff_users u on u.id = m.staff_user_id
            where u.id = ${asked.staffUserId} and m.confirmed_at is not null and ${owesSecondFactor(asked)}
              and ${reachesFromDevice(asked)}) as "owesSecondFactor",
          ${factorFrom(asked, asked.staffUserId)} as "secondFactorFrom",
          exists (select from staff_sessions s where s.id = ${asked.sessionId || null}::uuid and s.by_passkey) as "byPasskey",
          exists (select from staff_users u where u.id = ${asked.staffUserId} and not ${showedFactor(asked)}) as "owesPasskey",
          (select jsonb_build_object('id', d.id, 'name', d.name, 'idleMinutes', d.idle_minutes,
              'touchedAt', coalesce(s.touched_at, s.created_at))
            from staff_sessions s join shared_devices d on d.id = s.shared_device_id
            where s.id = ${asked.sessionId || null}::uuid) as "sharedDevice"`,
    )
  const { rows } = await finding.execute(db)
  const row = rows[0]
  if (!row || (row.held.length === 0 && (!row.owesSecondFactor || row.sharedDevice))) return undefined
  const { held, ...reach } = row
  const branchContactIds = reach.branches.flatMap((branch) => branch.branchContactIds)
  return { ...reach, grants: held.map(grantOf), branchContactIds }
}

export type SessionContact = {
  readonly id: string
  /** Key of the branch contact in its branch's document. */
  readonly key: string
  readonly alias: string
  readonly name: string
  readonly companyId: string
  readonly branchId: string
  readonly branchName: string
  readonly companyName: string
  readonly timeZone: string
  readonly country: string
  readonly orderEnabled: boolean
  readonly published: boolean
  readonly runsInstall: boolean
  readonly takesTransfers: boolean
}

/** Lists the branch contacts of ids, in the shops' order. One query. */
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
      'c.key',
      'a.alias',
      'c.name',
      'b.company_id as companyId',
      'c.branch_id as branchId',
      'b.name as branchName',
      'co.name as companyName',
      'c.time_zone as timeZone',
      'b.country_id as country',
      'c.order_enabled as orderEnabled',
      sql<boolean>`not c.blocked`.as('published'),
      // Also without the payment type: sent transfers have to be found, or sent back.
      sql<boolean>`exists (select from payment_types p where p.branch_id = c.branch_id and p.transfer is not null)
        or exists (select from transfers t where t.branch_id = c.branch_id)`.as('takesTransfers'),
      sql<boolean>`exists (select from operator_companies o where o.company_id = b.company_id)`.as(
        'runsInstall',
      ),
    ])
    .where('c.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('b.position')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()
}

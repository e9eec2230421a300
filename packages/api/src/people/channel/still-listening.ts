import type { Database } from '@mostrador/database/rows'
import { branchContactOfRiders } from '@mostrador/domain/realtime/channel-names'
import { staffChannelOf } from '@mostrador/domain/realtime/staff-channel'
import { sql, type Kysely } from 'kysely'
import { permissionsOfStored, type StoredRole } from '../permission/stored-role.ts'
import type { Ports } from '../../ground/ports.ts'
import { staffAccess } from '../staff/staff-access.ts'

const STAFF = 'staff:'
const RIDER = 'rider:'

/** Returns a staff session's name in a socket's signature. */
export const listenerOfStaff = (sessionId: string): string => `${STAFF}${sessionId}`

/** Returns a rider token's name in a socket's signature, by its hash. */
export const listenerOfRider = (hash: string): string => `${RIDER}${hash}`

type Listens = { readonly channel: string; readonly who: string }

type Asking = Pick<Ports, 'database' | 'now'>

/**
 * Returns whether each listener of a private channel may still listen, by its session or shift. At
 * most two queries.
 */
export async function stillListening(
  { database, now }: Asking,
  listens: readonly Listens[],
): Promise<readonly boolean[]> {
  const idsOf = (kind: string): readonly string[] => [
    ...new Set(listens.flatMap(({ who }) => (who.startsWith(kind) ? [who.slice(kind.length)] : []))),
  ]
  const [sessions, tokens] = [idsOf(STAFF), idsOf(RIDER)]
  const [roles, shifts] = await Promise.all([
    sessions.length > 0 ? rolesIn(database, { sessions, at: now() }) : [],
    tokens.length > 0 ? shiftsOf(database, { tokens, at: now() }) : [],
  ])
  return listens.map(({ channel, who }) => {
    const asked = staffChannelOf(channel)
    if (asked && who.startsWith(STAFF))
      return roles.some(
        (role) =>
          listenerOfStaff(role.session) === who &&
          role.contacts.includes(asked.branchContactId) &&
          (asked.permission === null || permissionsOfStored(role).includes(asked.permission)),
      )
    return shifts.some(
      ({ hash, contact }) => listenerOfRider(hash) === who && branchContactOfRiders(channel) === contact,
    )
  })
}

/** Returns the present roles of sessions, with their branch contacts. One query. */
async function rolesIn(
  db: Kysely<Database>,
  { sessions, at }: { readonly sessions: readonly string[]; readonly at: Date },
) {
  const { rows } = await sql<StoredRole & { readonly session: string; readonly contacts: readonly string[] }>`
    select heard.id as session, m.role, r.name, r.permissions, array(
      select c.id::text from branch_contacts c join branches b on b.id = c.branch_id
      where b.company_id = m.company_id and b.id = coalesce(m.branch_id, b.id)
        and c.id = coalesce(m.branch_contact_id, c.id)) as contacts
    from staff_sessions heard
      join lateral ${staffAccess({ at, sessionId: sql`heard.id` })} m on m.staff_user_id = heard.staff_user_id
      left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where heard.id = any(${sessions}::uuid[]) and heard.expires_at > ${at}::timestamptz`.execute(db)
  return rows
}

async function shiftsOf(
  db: Kysely<Database>,
  { tokens, at }: { readonly tokens: readonly string[]; readonly at: Date },
) {
  return db
    .selectFrom('rider_sessions as s')
    .innerJoin('riders as r', (join) =>
      join.onRef('r.branch_id', '=', 's.branch_id').onRef('r.id', '=', 's.rider_id'),
    )
    .select(['s.token_hash as hash', 'r.branch_contact_id as contact'])
    .where('s.token_hash', '=', sql<string>`any(${tokens})`)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', at)
    .where('r.active', '=', true)
    .execute()
}

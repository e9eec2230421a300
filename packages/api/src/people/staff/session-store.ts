import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import { networkOf } from '../../ground/rate-limit/network-of.ts'
import { deviceHolds } from '../shared-device/device-holds.ts'

type BegunSession = {
  readonly token: string
  readonly ip: string
  readonly byPasskey: boolean
  /**
   * Shared device of the replaced session, to which the new one is tied. Its minutes go on: the
   * cookie of the device alone restarts them.
   */
  readonly sharedDevice?: { readonly id: string; readonly touchedAt: string } | null
}

/** Notes a session's network (an IPv6's /64) and way of sign-in. One statement. */
export async function noteSession(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { token, ip, byPasskey, sharedDevice }: BegunSession,
): Promise<void> {
  await database
    .updateTable('staff_sessions')
    .set({
      ip_address: networkOf(ip),
      last_seen_at: now(),
      by_passkey: byPasskey,
      ...(sharedDevice && {
        shared_device_id: sharedDevice.id,
        touched_at: new Date(sharedDevice.touchedAt),
      }),
    })
    .where('token', '=', token)
    .execute()
}

/**
 * Ties a session to its shared device, and ends others left open there; false without the device.
 * Of two tabs at once one session is left, since the device's row is locked. Three statements.
 */
export async function tieToDevice(
  db: Kysely<Database>,
  asked: { readonly sessionId: string; readonly deviceId: string; readonly now: Date },
): Promise<boolean> {
  const { sessionId, deviceId, now } = asked
  return db.transaction().execute(async (tx) => {
    const sessions = tx.deleteFrom('staff_sessions')
    const { rows } = await sql`
      select from shared_devices d where d.id = ${deviceId}::uuid and ${deviceHolds} for no key update`.execute(
      tx,
    )
    if (rows.length === 0) {
      await sessions.where('id', '=', sessionId).execute()
      return false
    }
    const tied = { shared_device_id: deviceId, touched_at: now }
    await tx.updateTable('staff_sessions').set(tied).where('id', '=', sessionId).execute()
    await sessions.where('shared_device_id', '=', deviceId).where('id', '<>', sessionId).execute()
    return true
  })
}

/** Lists a person's open sessions, the caller's first, then by last use. One query. */
export async function listSessions(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<StaffAccount['sessions']> {
  const rows = await database
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_seen_at'])
    .where('staff_user_id', '=', id)
    .where('expires_at', '>', now())
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      device: row.user_agent ?? '',
      network: row.ip_address ?? '',
      createdAt: row.created_at.toISOString(),
      lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
}

/** Ends a person's sessions: one, all but one, or all; returns their number. One statement. */
export async function endSessions(
  db: Kysely<Database>,
  {
    id,
    only,
    but,
    butId,
  }: {
    readonly id: string
    readonly only?: string
    /** Session to keep, by token or id. */
    readonly but?: string
    readonly butId?: string
  },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_user_id', '=', id)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('token', '<>', but ?? ''))
    .$if(butId !== undefined, (query) => query.where('id', '<>', butId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns the token of the cookies' session, to spare it. */
export const tokenOf = (setCookies: readonly string[]): string | undefined => {
  const value = setCookies.map((one) => /session_token=([^;]+)/.exec(one)?.[1]).find((one) => one)
  return value && decodeURIComponent(value).split('.')[0]
}

/** Returns whether a person has a second factor, and the companies they own. Two queries. */
export async function findAccount(
  db: Kysely<Database>,
  staffUserId: string,
): Promise<Pick<StaffAccount, 'hasSecondFactor' | 'companies'>> {
  const person = await db
    .selectFrom('staff_users')
    .select('two_factor_enabled')
    .where('id', '=', staffUserId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<StaffAccount['companies'][number]>`
    select distinct c.id, c.name from staff_memberships m join companies c on c.id = m.company_id
    where m.staff_user_id = ${staffUserId} and ${ownsCompany} order by c.name, c.id`.execute(db)
  return { hasSecondFactor: person.two_factor_enabled, companies: rows }
}

/** Whether the membership `m` owns the whole company. */
export const ownsCompany = sql<boolean>`(m.role = 'OWNER' and m.branch_id is null and m.confirmed_at is not null)`

import { EVERYBODY } from '@mostrador/domain/staff/factor-ask'
import { sql, type RawBuilder } from 'kysely'
import { deviceHolds, isLocked } from '../shared-device/device-holds.ts'

/**
 * When somebody asks, and the session in which, or what has its id in a statement; without one
 * nothing was shown but the password.
 */
export type AskedIn = {
  readonly at: Date
  readonly sessionId?: string | RawBuilder<unknown> | undefined
}

/** Whether the ask `f` is of the membership `m`: of its role, or of everybody. */
export const asksOf = sql<boolean>`(f.company_id = m.company_id and f.role in (${EVERYBODY}, m.role))`

/**
 * Whether the membership `m` of the person `u` waits for a second factor that its company asks for,
 * of everybody or of the role, since a day that has come.
 * An app of codes is asked for at every sign-in, so that having one is enough; a passkey counts in
 * the sessions that were begun with one. A shared device is something that one has, beside the PIN.
 */
export const owesSecondFactor = ({
  at,
  sessionId,
}: AskedIn): RawBuilder<boolean> => sql`(not u.two_factor_enabled
  and exists (select from staff_factor_asks f where ${asksOf} and f.starts_at <= ${at}::timestamptz)
  and not exists (select from staff_sessions s
    where s.id = ${sessionId || null}::uuid and s.staff_user_id = u.id
      and (s.by_passkey or s.shared_device_id is not null)))`

/**
 * The day from which on a company will ask the person for a second factor that he or she has in no
 * form; null where none will. A shared device is one, and who works there is told elsewhere.
 */
export const factorFrom = ({ at, sessionId }: AskedIn, personId: string): RawBuilder<string | null> => sql`(
  select min(f.starts_on)::text from staff_memberships m join staff_users u on u.id = m.staff_user_id
    join staff_factor_asks f on ${asksOf} and f.starts_at > ${at}::timestamptz
  where u.id = ${personId} and m.confirmed_at is not null and not u.two_factor_enabled
    and not exists (select from staff_passkeys k where k.staff_user_id = u.id)
    and not exists (select from staff_sessions s
      where s.id = ${sessionId || null}::uuid and s.shared_device_id is not null))`

/**
 * The memberships of those who left something to be done later: confirmed by their person. A second
 * factor was asked for when they left it, and nobody is there to show one now.
 */
export const accessOfTheAbsent: RawBuilder<unknown> = sql`(
  select * from staff_memberships where confirmed_at is not null)`

/**
 * Whether the session reaches the membership `m`: one begun by a PIN holds for the company of its
 * shared device, while the sharer may share it, until its idle minutes are over.
 */
const reachesFromDevice = ({ at, sessionId }: AskedIn): RawBuilder<boolean> => sql`not exists (
  select from staff_sessions s join shared_devices d on d.id = s.shared_device_id
  where s.id = ${sessionId || null}::uuid
    and (d.company_id <> m.company_id or ${isLocked(at)} or not ${deviceHolds}))`

const hasNoPasskey = sql<boolean>`not exists (select from staff_passkeys k where k.staff_user_id = u.id)`

/**
 * Whether the person `u` came into the session by a second factor: an app of codes is asked for at
 * every sign-in, a passkey only where somebody signs in by it.
 */
export const cameByFactor = ({ sessionId }: Pick<AskedIn, 'sessionId'>): RawBuilder<boolean> => sql`(
  u.two_factor_enabled or exists (select from staff_sessions s
    where s.id = ${sessionId || null}::uuid and s.staff_user_id = u.id and s.by_passkey))`

/** Whether the person `u` showed his or her second factor in the session, or has none. */
export const showedFactor = (asked: Pick<AskedIn, 'sessionId'>): RawBuilder<boolean> =>
  sql`(${cameByFactor(asked)} or ${hasNoPasskey})`

/** Whether the person `u` has no second factor, so that a password is all there is to show. */
export const hasNoFactor: RawBuilder<boolean> = sql`(not u.two_factor_enabled and ${hasNoPasskey})`

/**
 * The memberships that hold, in the place of their table: confirmed by their person, and with the
 * second factor where the company asks for one. Code that asks what somebody may do reads these,
 * and never the table itself.
 */
export const staffAccess = (asked: AskedIn): RawBuilder<unknown> => sql`(
  select m.* from staff_memberships m join staff_users u on u.id = m.staff_user_id
  where m.confirmed_at is not null and not ${owesSecondFactor(asked)} and ${reachesFromDevice(asked)})`

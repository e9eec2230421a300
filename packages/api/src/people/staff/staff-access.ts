import { EVERYBODY } from '@mostrador/domain/staff/factor-ask'
import { sql, type RawBuilder } from 'kysely'
import { deviceHolds, isLocked } from '../shared-device/device-holds.ts'

/**
 * Time of a question and its session, or the statement's column of its id, of a table that is not
 * called `s` or `d` there; without one only a password was shown.
 */
export type AskedIn = {
  readonly at: Date
  readonly sessionId?: string | RawBuilder<unknown> | undefined
}

/** Whether the ask `f` concerns the membership `m`: its role, or all roles. */
export const asksOf = sql<boolean>`(f.company_id = m.company_id and f.role in (${EVERYBODY}, m.role))`

/**
 * Whether the session has a factor of the person `u`: on a shared device that of its sharer, since
 * a PIN asks for no other, and elsewhere the one of `own`, where `s` is the session.
 */
const hasFactor = (
  sessionId: AskedIn['sessionId'],
  own: RawBuilder<boolean>,
): RawBuilder<boolean> => sql<boolean>`(
  select case when tablet.id is null then ${own} else tablet.by_factor end
  from (values (true)) as one left join staff_sessions s
      on s.id = ${sessionId || null}::uuid and s.staff_user_id = u.id
    left join shared_devices tablet on tablet.id = s.shared_device_id)`

/**
 * Whether the membership `m` of the person `u` owes a second factor, asked by its company of all
 * or of its role since a past day. An app of codes is asked for at each sign-in by a password, so
 * that having one is enough there; a passkey counts in sessions begun with it. Beside a PIN the
 * shared device counts as one, where its sharer had shown one.
 */
export const owesSecondFactor = ({ at, sessionId }: AskedIn): RawBuilder<boolean> => sql`(
  exists (select from staff_factor_asks f where ${asksOf} and f.starts_at <= ${at}::timestamptz)
  and not ${hasFactor(sessionId, sql`(u.two_factor_enabled or coalesce(s.by_passkey, false))`)})`

/**
 * Day from which a company will ask the person for a missing second factor; null for none. At a
 * shared device it is one that its sharer had not shown.
 */
export const factorFrom = (asked: AskedIn, personId: string): RawBuilder<string | null> => sql`(
  select min(f.starts_on)::text from staff_memberships m join staff_users u on u.id = m.staff_user_id
    join staff_factor_asks f on ${asksOf} and f.starts_at > ${asked.at}::timestamptz
  where u.id = ${personId} and m.confirmed_at is not null and ${reachesFromDevice(asked)}
    and not ${hasFactor(asked.sessionId, sql`not ${hasNoFactor}`)})`

/**
 * Confirmed memberships, for changes made in the absence of their author, whose second factor was
 * asked for when they left it.
 */
export const accessOfTheAbsent: RawBuilder<unknown> = sql`(
  select * from staff_memberships where confirmed_at is not null)`

/**
 * Whether the session reaches the membership `m`: one begun by a PIN holds for the company of its
 * shared device, while the sharer may share it, until its idle minutes are over.
 */
export const reachesFromDevice = ({ at, sessionId }: AskedIn): RawBuilder<boolean> => sql`not exists (
  select from staff_sessions s join shared_devices d on d.id = s.shared_device_id
  where s.id = ${sessionId || null}::uuid
    and (d.company_id <> m.company_id or ${isLocked(at)} or not ${deviceHolds}))`

const hasNoPasskey = sql<boolean>`not exists (select from staff_passkeys k where k.staff_user_id = u.id)`

/**
 * Whether the person `u` came by a second factor: an app of codes is asked for at each sign-in, a
 * passkey only where used.
 */
export const cameByFactor = ({ sessionId }: Pick<AskedIn, 'sessionId'>): RawBuilder<boolean> => sql`(
  u.two_factor_enabled or exists (select from staff_sessions s
    where s.id = ${sessionId || null}::uuid and s.staff_user_id = u.id and s.by_passkey))`

/** Whether the person `u` showed a second factor in the session, or has none. */
export const showedFactor = (asked: Pick<AskedIn, 'sessionId'>): RawBuilder<boolean> =>
  sql`(${cameByFactor(asked)} or ${hasNoPasskey})`

/** Whether the person `u` has no second factor, and only a password. */
export const hasNoFactor: RawBuilder<boolean> = sql`(not u.two_factor_enabled and ${hasNoPasskey})`

/**
 * Valid memberships, in place of their table: confirmed, and with the second factor where asked
 * for. Code that judges permissions reads these, and never the table.
 */
export const staffAccess = (asked: AskedIn): RawBuilder<unknown> => sql`(
  select m.* from staff_memberships m join staff_users u on u.id = m.staff_user_id
  where m.confirmed_at is not null and not ${owesSecondFactor(asked)} and ${reachesFromDevice(asked)})`

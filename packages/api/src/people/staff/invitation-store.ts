import { replaceStaffKey } from '@mostrador/database/staff-keys'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { teamNews } from '@mostrador/copy/permission'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { MailLook } from '../../ground/mail/write-mail.ts'
import { atEachBranch, recordTold, type WaitingRow } from '../team/team-store.ts'
import { dropUngiven, invitationEnd, mayBeGiven, type Person } from './given-invitations.ts'
import { hashOfToken } from './link-token.ts'

/** Returns a link's URL; the token is behind the "#", which no server or log sees. */
export const invitationUrl = (consoleOrigin: string, token: string): string =>
  `${consoleOrigin}/console/invitation#${token}`

export type WaitingInvitation = MailLook & {
  readonly email: string
  readonly branchId: string
}

export type NewInvitation = {
  readonly companyId: string
  readonly staffUserId: string
  readonly token: string
  /** Person who hands the link over; null where it goes to the mailbox. */
  readonly madeBy: string | null
  readonly now: Date
}

/** Opens a link in place of a former one; undefined when nothing waits for it. One statement. */
export async function openInvitation(
  db: Kysely<Database>,
  { companyId, staffUserId, token, madeBy, now }: NewInvitation,
): Promise<WaitingInvitation | undefined> {
  const opening = statement()
    .part(
      'waiting',
      () => sql`
        select u.email, c.name, b.id as "branchId", b.country_id as country,
          branding_of(b.id) -> 'colorConfig' as colors
        from staff_users u, companies c join branches b on b.company_id = c.id
        where u.id = ${staffUserId} and c.id = ${companyId} and exists (select from staff_memberships m
          where m.company_id = c.id and m.staff_user_id = u.id and m.confirmed_at is null)
        order by b.position, b.id limit 1`,
    )
    .write(
      'link',
      ({ waiting }) => sql`
        insert into staff_invitations
          (company_id, staff_user_id, token_hash, mailed, made_by, created_at, expires_at)
        select ${companyId}::uuid, ${staffUserId}::uuid, ${hashOfToken(token)}, ${madeBy}::uuid is null,
          ${madeBy}::uuid, ${now}::timestamptz, ${invitationEnd(now)}::timestamptz from ${waiting}
        on conflict (company_id, staff_user_id) do update set token_hash = excluded.token_hash,
          mailed = excluded.mailed, made_by = excluded.made_by, created_at = excluded.created_at,
          expires_at = excluded.expires_at`,
    )
    .answer(({ waiting }) => sql<WaitingInvitation>`select * from ${waiting}`)
  const { rows } = await opening.execute(db)
  return rows[0]
}

/** Whether the person `u` has no password yet, and so no account. */
const isNew = sql<boolean>`not exists (select from staff_accounts a where a.staff_user_id = u.id)`

/**
 * Condition of the link `i` of the person `u`, while it is good. One that was handed over works
 * only for a person without an account.
 */
const good = (token: string, now: Date) => sql`
  i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now} and (i.mailed or ${isNew})`

/**
 * Invitation of a link. `proven` says that the present password was chosen by a link that went to
 * the mailbox.
 */
export type Invitation = {
  readonly companyId: string
  readonly companyKey: string
  readonly companyName: string
  readonly staffUserId: string
  readonly email: string
  readonly proven: boolean
  /** Whether the person has no account yet, and so no chosen name. */
  readonly isNew: boolean
}

type Asked = { readonly token: string; readonly now: Date }

/** Finds a good link by its token. One query. */
export async function findInvitation(
  db: Kysely<Database>,
  { token, now }: Asked,
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select i.company_id as "companyId", c.key as "companyKey", c.name as "companyName",
      i.staff_user_id as "staffUserId", u.email, u.email_verified as proven, ${isNew} as "isNew"
    from staff_invitations i join companies c on c.id = i.company_id join staff_users u on u.id = i.staff_user_id
    where ${good(token, now)}`.execute(db)
  return rows[0]
}

type Spent = Pick<Invitation, 'companyId' | 'staffUserId' | 'proven'> & {
  readonly mailed: boolean
  readonly madeBy: string | null
}

/** Confirms the waiting memberships that were given to a person, with a line in the history. */
async function confirm(
  tx: Transaction<Database>,
  { companyId, staffUserId }: Person,
  {
    name,
    given,
    now,
  }: {
    readonly name: string | undefined
    readonly given: readonly WaitingRow[]
    readonly now: Date
  },
): Promise<void> {
  const theirs = sql`company_id = ${companyId} and staff_user_id = ${staffUserId}`
  const spending = statement()
    .write('spent', () => sql`delete from staff_invitations where ${theirs}`)
    .write(
      'confirmed',
      () => sql`
        update staff_memberships set confirmed_at = ${now}, invited_by = null, invited_at = null
        where ${theirs} and confirmed_at is null`,
    )
    .answer(
      () => sql<{ name: string }>`
        update staff_users set name = coalesce(${name ?? null}, name) where id = ${staffUserId} returning name`,
    )
  const { rows } = await spending.execute(tx)
  const told = atEachBranch(given, teamNews.joined(rows[0]?.name ?? ''))
  await recordTold(tx, { companyId, staffUserId, now }, told)
}

/**
 * Uses a link up: confirms its memberships, with a new password if given, which ends every session
 * and removes second factors. Of two at once one succeeds.
 */
export async function spendInvitation(
  db: Kysely<Database>,
  spent: Asked & {
    readonly companyKey: string
    readonly passwordHash: string | undefined
    /** Name of a person without an account yet. */
    readonly name: string | undefined
    readonly accountId: string
  },
): Promise<'done' | 'invitation-ended' | 'password-missing'> {
  const { token, companyKey, passwordHash, name, accountId, now } = spent
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyKey)
    const { rows } = await sql<Spent>`
      select i.company_id as "companyId", i.staff_user_id as "staffUserId", u.email_verified as proven, i.mailed,
        i.made_by as "madeBy"
      from staff_invitations i join staff_users u on u.id = i.staff_user_id
      where ${good(token, now)} for update`.execute(tx)
    const [link] = rows
    if (!link || !(await mayBeGiven(tx, { ...link, now }))) return 'invitation-ended'
    const given = await dropUngiven(tx, { ...link, now })
    const { staffUserId, mailed: proven } = link
    // A file may have set a password since the look: then `proven` is false.
    if (passwordHash === undefined && !link.proven) return 'password-missing'
    if (passwordHash !== undefined)
      await replaceStaffKey(tx, { staffUserId, passwordHash, proven, accountId, now })
    await confirm(tx, link, { name, given, now })
    return 'done'
  })
}

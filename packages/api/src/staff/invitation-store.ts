import { replaceStaffKey } from '@mostrador/database/staff-keys'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { hashOfToken } from './link-token.ts'

/** How long a link may be followed. */
export const INVITATION_DAYS = 7

/** An invitation to be sent, while its membership waits. */
export type WaitingInvitation = {
  readonly email: string
  readonly companyName: string
  /** The brand under which the message is kept. */
  readonly branchId: string
}

/**
 * Makes a link good, in the place of one that was sent before; undefined when nothing waits for one
 * any more. One statement.
 */
export async function openInvitation(
  db: Kysely<Database>,
  invitation: {
    readonly companyId: string
    readonly staffUserId: string
    readonly token: string
    readonly now: Date
  },
): Promise<WaitingInvitation | undefined> {
  const { companyId, staffUserId, now } = invitation
  const until = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  const opening = statement()
    .part(
      'waiting',
      () => sql`
        select u.email, c.name as "companyName",
          (select b.id from branches b where b.company_id = c.id order by b.position, b.id limit 1) as "branchId"
        from staff_users u, companies c
        where u.id = ${staffUserId} and c.id = ${companyId} and exists (select from staff_memberships m
          where m.company_id = c.id and m.staff_user_id = u.id and m.confirmed_at is null)`,
    )
    .write(
      'link',
      ({ waiting }) => sql`
        insert into staff_invitations (company_id, staff_user_id, token_hash, created_at, expires_at)
        select ${companyId}::uuid, ${staffUserId}::uuid, ${hashOfToken(invitation.token)}, ${now}::timestamptz,
          ${until}::timestamptz from ${waiting}
        on conflict (company_id, staff_user_id) do update
          set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    )
    .answer(({ waiting }) => sql<WaitingInvitation>`select * from ${waiting}`)
  const { rows } = await opening.execute(db)
  return rows[0]
}

/**
 * What a link is about. `proven` says that the present password was chosen by a link that went to
 * the mailbox.
 */
export type Invitation = {
  readonly companyId: string
  readonly staffUserId: string
  readonly companyName: string
  readonly email: string
  readonly proven: boolean
}

/** Finds a link that is good by its token. One query. */
export async function findInvitation(
  db: Kysely<Database>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select i.company_id as "companyId", i.staff_user_id as "staffUserId", c.name as "companyName", u.email,
      u.email_verified as proven
    from staff_invitations i join companies c on c.id = i.company_id join staff_users u on u.id = i.staff_user_id
    where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now}`.execute(db)
  return rows[0]
}

/**
 * Uses a link up: the memberships of its company hold, with the new password where one is given. Of
 * two at once one does it; the other finds no link. A new password ends every session and removes
 * the second factors.
 */
export async function spendInvitation(
  db: Kysely<Database>,
  spent: {
    readonly token: string
    readonly passwordHash: string | undefined
    readonly accountId: string
    readonly now: Date
  },
): Promise<'done' | 'invitation-ended' | 'password-missing'> {
  const { token, passwordHash, accountId, now } = spent
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Pick<Invitation, 'companyId' | 'staffUserId' | 'proven'>>`
      select i.company_id as "companyId", i.staff_user_id as "staffUserId", u.email_verified as proven
      from staff_invitations i join staff_users u on u.id = i.staff_user_id
      where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now} for update`.execute(tx)
    const [link] = rows
    if (!link) return 'invitation-ended'
    const { companyId, staffUserId } = link
    // A file may have set a password since the link was looked at: then what was proven is so no
    // more.
    if (passwordHash === undefined && !link.proven) return 'password-missing'
    if (passwordHash !== undefined)
      await replaceStaffKey(tx, { staffUserId, passwordHash, proven: true, accountId, now })
    const theirs = sql`company_id = ${companyId} and staff_user_id = ${staffUserId}`
    const spending = statement()
      .write('spent', () => sql`delete from staff_invitations where ${theirs}`)
      .answer(
        () =>
          sql`update staff_memberships set confirmed_at = ${now} where ${theirs} and confirmed_at is null`,
      )
    await spending.execute(tx)
    return 'done'
  })
}

import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import type { MailLook } from '../../ground/mail/write-mail.ts'
import { hashOfToken } from './link-token.ts'

export const MAIL_PASSWORD_LINK = 'password-link'

/** Minutes of a mailed link: its person sits in front of the mailbox. */
export const MAILED_LINK_MINUTES = 60

/**
 * Leaves a job to mail a password link to an e-mail of staff, unless one waits. One statement, the
 * same for an unknown e-mail.
 */
export async function leavePasswordMail(
  db: Kysely<Database>,
  { email, id, now }: { readonly email: string; readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into jobs (id, kind, unique_key, payload, run_at, created_at)
    select ${id}::uuid, ${MAIL_PASSWORD_LINK}, u.id::text, jsonb_build_object('staffUserId', u.id),
      ${now}::timestamptz, ${now}::timestamptz
    from staff_users u
    where u.email = ${email} and exists (
      select from staff_memberships m where m.staff_user_id = u.id and m.confirmed_at is not null)
    on conflict (kind, unique_key) where done_at is null and failed_at is null do nothing`.execute(db)
}

/** Recipient of a link, in the name of the company where they began first. */
export type MailedPerson = MailLook & { readonly email: string; readonly branchId: string }

/**
 * Opens a job's link. One made `again`, after a failed mail, must still stand: a used or dropped
 * link is never revived. Undefined where none is to be sent. One statement.
 */
export async function openMailedLink(
  db: Kysely<Database>,
  link: {
    readonly staffUserId: string
    readonly token: string
    readonly again: boolean
    readonly now: Date
  },
): Promise<MailedPerson | undefined> {
  const { staffUserId, now } = link
  const hash = hashOfToken(link.token)
  const until = new Date(now.getTime() + MAILED_LINK_MINUTES * 60_000)
  const opening = statement()
    .part(
      'person',
      () => sql`
        select u.id, u.email, c.name, b.id as "branchId", b.country_id as country,
          branding_of(b.id) -> 'colorConfig' as colors
        from staff_users u
        join staff_memberships m on m.staff_user_id = u.id and m.confirmed_at is not null
        join companies c on c.id = m.company_id
        join branches b on b.company_id = c.id
        where u.id = ${staffUserId} and (not ${link.again} or exists (
          select from staff_password_links l where l.staff_user_id = u.id and l.token_hash = ${hash}))
        order by m.confirmed_at, c.id, b.position, b.id limit 1`,
    )
    .write(
      'link',
      ({ person }) => sql`
        insert into staff_password_links (staff_user_id, mailed, token_hash, created_at, expires_at)
        select id, true, ${hash}, ${now}::timestamptz, ${until}::timestamptz from ${person}
        on conflict (staff_user_id, mailed) do update
          set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    )
    .answer(({ person }) => sql<MailedPerson>`select name, email, "branchId", country, colors from ${person}`)
  const { rows } = await opening.execute(db)
  return rows[0]
}

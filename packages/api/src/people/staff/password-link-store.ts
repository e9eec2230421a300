import { replaceStaffKey } from '@mostrador/database/staff-keys'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { worksAtAnotherCompany } from './company-people.ts'
import { hashOfToken } from './link-token.ts'
import { ownsCompany } from './session-store.ts'

/** Hours of a password link: its person waits beside its maker. */
export const PASSWORD_LINK_HOURS = 24

/** Returns a link's URL; the token is behind the "#", which no server or log sees. */
export const passwordLinkUrl = (consoleOrigin: string, token: string): string =>
  `${consoleOrigin}/console/password#${token}`

/** Opens a link in place of the former one; returns its end. One statement. */
export async function openPasswordLink(
  db: Kysely<Database>,
  link: {
    readonly staffUserId: string
    /** Company and owner who made it; null for the operator. */
    readonly by: { readonly companyId: string; readonly ownerId: string } | null
    /** 256 random bits, as text. */
    readonly token: string
    readonly now: Date
  },
): Promise<Date> {
  const expiresAt = new Date(link.now.getTime() + PASSWORD_LINK_HOURS * 3_600_000)
  const values = {
    company_id: link.by?.companyId ?? null,
    made_by: link.by?.ownerId ?? null,
    token_hash: hashOfToken(link.token),
    created_at: link.now,
    expires_at: expiresAt,
  }
  await db
    .insertInto('staff_password_links')
    .values({ staff_user_id: link.staffUserId, ...values })
    .onConflict((conflict) => conflict.columns(['staff_user_id', 'mailed']).doUpdateSet(values))
    .execute()
  return expiresAt
}

/**
 * Condition of the person `u` of the link `l`, while it is good. A link made by an owner holds
 * while its maker owns the company, and its person works for no other.
 */
const good = (token: string, now: Date) => sql`
  l.token_hash = ${hashOfToken(token)} and l.expires_at > ${now} and (l.company_id is null or (
    exists (select from staff_memberships m
      where m.staff_user_id = u.id and m.company_id = l.company_id and m.confirmed_at is not null)
    and exists (select from staff_memberships m
      where m.staff_user_id = l.made_by and m.company_id = l.company_id and ${ownsCompany})
    and not ${worksAtAnotherCompany(sql`l.company_id`)}))`

type Asked = { readonly token: string; readonly now: Date }

/** Finds a good link's e-mail. One query. */
export async function findPasswordLink(
  db: Kysely<Database>,
  { token, now }: Asked,
): Promise<{ readonly email: string } | undefined> {
  const { rows } = await sql<{ email: string }>`
    select u.email from staff_password_links l join staff_users u on u.id = l.staff_user_id
    where ${good(token, now)}`.execute(db)
  return rows[0]
}

/**
 * Uses a link up: sets the password and ends the link and every session; second factor and
 * passkeys stay. A link that was handed over proves no mailbox, so that the next company's link
 * asks for a password again (docs/decisions/052). Of two uses at once one succeeds. Locks the
 * person's row first, as the confirmation of a membership does; otherwise the two would deadlock.
 */
export async function spendPasswordLink(
  db: Kysely<Database>,
  spent: Asked & { readonly passwordHash: string; readonly accountId: string },
): Promise<boolean> {
  const { token, now, passwordHash, accountId } = spent
  return db.transaction().execute(async (tx) => {
    await sql`
      select from staff_password_links l join staff_users u on u.id = l.staff_user_id
      where l.token_hash = ${hashOfToken(token)} for update of u`.execute(tx)
    const { rows } = await sql<{ id: string; proven: boolean }>`
      select u.id, l.mailed as proven from staff_password_links l join staff_users u on u.id = l.staff_user_id
      where ${good(token, now)}`.execute(tx)
    const [person] = rows
    if (!person) return false
    const { id: staffUserId, proven } = person
    const key = { staffUserId, passwordHash, proven, keepsFactors: true, accountId, now }
    await replaceStaffKey(tx, key)
    return true
  })
}

/**
 * Deletes the link of a person who changed the password, and links made with the old one. One
 * statement.
 */
export async function deletePasswordLinks(db: Kysely<Database>, staffUserId: string): Promise<void> {
  await sql`delete from staff_password_links where ${staffUserId} in (staff_user_id, made_by)`.execute(db)
}

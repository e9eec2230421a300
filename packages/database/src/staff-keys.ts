import { sql, type Kysely } from 'kysely'
import type { Database } from './rows.ts'
import { statement } from './statement.ts'

/** The provider under which better-auth keeps a password; the account's id is the person's own. */
export const PASSWORD_PROVIDER = 'credential'

/** A password that takes the place of every other way in. */
export type NewKey = {
  readonly staffUserId: string
  readonly passwordHash: string
  /** Whether the password was chosen by a link to the person's mailbox. */
  readonly proven: boolean
  /** Whether second factor and passkeys stay: only the password was forgotten. */
  readonly keepsFactors?: boolean
  readonly accountId: string
  readonly now: Date
}

/**
 * Gives a person a password and ends all that the one before opened: sessions, links for a new
 * password of that person's and of that person's making, sign-ins that were under way, and, unless
 * they are kept, second factor and passkeys. For a caller's transaction. Three statements.
 */
export async function replaceStaffKey(db: Kysely<Database>, key: NewKey): Promise<void> {
  const { staffUserId, passwordHash, proven, now, keepsFactors = false } = key
  await db
    .insertInto('staff_accounts')
    .values({
      id: key.accountId,
      staff_user_id: staffUserId,
      account_id: staffUserId,
      provider_id: PASSWORD_PROVIDER,
      password: passwordHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: passwordHash, updated_at: now }),
    )
    .execute()
  await db
    .updateTable('staff_users')
    .set({
      email_verified: proven,
      updated_at: now,
      ...(!keepsFactors && { two_factor_enabled: false }),
    })
    .where('id', '=', staffUserId)
    .execute()
  const own = sql`staff_user_id = ${staffUserId}`
  const ended = statement()
    .write('sessions', () => sql`delete from staff_sessions where ${own}`)
    .write('links', () => sql`delete from staff_password_links where ${own} or made_by = ${staffUserId}`)
    .write('factors', () => sql`delete from staff_second_factors where ${own} and not ${keepsFactors}`)
    .write('passkeys', () => sql`delete from staff_passkeys where ${own} and not ${keepsFactors}`)
    .answer(() => sql`delete from staff_verifications where value = ${staffUserId}`)
  await ended.execute(db)
}

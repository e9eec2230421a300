import type { Database } from '@mostrador/database/rows'
import { PASSWORD_PROVIDER } from '@mostrador/database/staff-keys'
import { hashPassword } from 'better-auth/crypto'
import type { Kysely } from 'kysely'

/** Person who will sign in with e-mail and password. */
export type NewStaffUser = {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly email: string
  /** As `hashStaffPassword` makes it. */
  readonly passwordHash: string
}

/** Returns better-auth's hash: scrypt, `salt:key` in hex (N 16384, r 16, p 1, 64 bytes). */
export const hashStaffPassword = (password: string): Promise<string> => hashPassword(password)

/**
 * Inserts a person with a password's hash; memberships, which give permissions, are written apart.
 */
export async function addStaffUser(db: Kysely<Database>, user: NewStaffUser): Promise<void> {
  const { id, name, passwordHash: password } = user
  await db
    .with('person', (with_) =>
      with_.insertInto('staff_users').values({ id, name, email: user.email.toLowerCase() }).returning('id'),
    )
    .insertInto('staff_accounts')
    .values({
      id: user.accountId,
      staff_user_id: id,
      account_id: id,
      provider_id: PASSWORD_PROVIDER,
      password,
    })
    .execute()
}

import type { Database } from '@mostrador/database/rows'
import { hashPassword } from 'better-auth/crypto'
import type { Kysely } from 'kysely'

/** A person who will sign in with e-mail and password. */
export type NewStaffUser = {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The provider under which better-auth keeps a password, and the account's id is the user's own. */
export const PASSWORD_PROVIDER = 'credential'

/** Writes a person and the hash of a password; memberships say what the person may do, and are written apart. */
export async function addStaffUser(db: Kysely<Database>, user: NewStaffUser): Promise<void> {
  const password = await hashPassword(user.password)
  const { id, name } = user
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

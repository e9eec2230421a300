import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'

/** Lists a person's passkeys, the newest last. One query. */
export async function listPasskeys(
  db: Kysely<Database>,
  staffUserId: string,
): Promise<StaffAccount['passkeys']> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('staff_user_id', '=', staffUserId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

/** Whether any person has a passkey of this id. One query. */
export async function isPasskeyKnown(db: Kysely<Database>, credentialId: string): Promise<boolean> {
  const query = db.selectFrom('staff_passkeys').select('id').where('credential_id', '=', credentialId)
  return (await query.executeTakeFirst()) !== undefined
}

const byPasskey = (sessionId: string) =>
  statement().write('session', () => sql`update staff_sessions set by_passkey = true where id = ${sessionId}`)

/** Notes a session's passkey and its use. One statement. */
export async function notePasskeyUsed(
  db: Kysely<Database>,
  used: { readonly sessionId: string; readonly credentialId: string; readonly now: Date },
): Promise<void> {
  const noting = byPasskey(used.sessionId).answer(
    () =>
      sql`update staff_passkeys set last_used_at = ${used.now} where credential_id = ${used.credentialId}`,
  )
  await noting.execute(db)
}

/** Notes a passkey's making, by our clock, and that this session showed it. One statement. */
export async function notePasskeyMade(
  db: Kysely<Database>,
  made: { readonly sessionId: string; readonly passkeyId: string; readonly now: Date },
): Promise<void> {
  const noting = byPasskey(made.sessionId).answer(
    () => sql`update staff_passkeys set created_at = ${made.now} where id = ${made.passkeyId}`,
  )
  await noting.execute(db)
}

/**
 * Deletes a person's passkey; `isLastKept` keeps the last one. The person's row is locked, so that
 * two at once leave one.
 */
export async function deletePasskey(
  db: Kysely<Database>,
  taken: { readonly id: string; readonly staffUserId: string; readonly isLastKept: boolean },
): Promise<'done' | 'missing' | 'last'> {
  const { id, staffUserId, isLastKept } = taken
  return db.transaction().execute(async (tx) => {
    await sql`select from staff_users where id = ${staffUserId} for update`.execute(tx)
    const own = await listPasskeys(tx, staffUserId)
    if (!own.some((one) => one.id === id)) return 'missing'
    if (isLastKept && own.length === 1) return 'last'
    await tx.deleteFrom('staff_passkeys').where('id', '=', id).execute()
    return 'done'
  })
}

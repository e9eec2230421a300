import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { PushWish } from '@mostrador/domain/push/push-wish'
import type { PushTarget } from '@mostrador/push/push-sender'
import { sql, type Kysely } from 'kysely'

/** Browser for notes, and its person. */
export type NewDevice = PushTarget & {
  readonly id: string
  readonly staffUserId: string
  readonly sessionId: string
  readonly device: string
  readonly wants: PushWish
  readonly contactIds: readonly string[]
  readonly now: Date
}

/**
 * Keeps a browser with its person's choices. It replaces the session's former one, and an address
 * belongs to its last user. One transaction.
 */
export async function saveDevice(db: Kysely<Database>, made: NewDevice): Promise<void> {
  const { endpoint, p256dh, auth, wants, device } = made
  const owner = { staff_user_id: made.staffUserId, session_id: made.sessionId }
  const chosen = { ...owner, p256dh, auth, wants, device }
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('session_id', '=', made.sessionId)
      .where('endpoint', '<>', endpoint)
      .execute()
    const { id } = await tx
      .insertInto('push_subscriptions')
      .values({ ...chosen, id: made.id, endpoint, created_at: made.now })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({ ...chosen, last_failed_at: null, last_failure: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('push_subscription_contacts').where('subscription_id', '=', id).execute()
    await sql`
      insert into push_subscription_contacts (company_id, branch_id, branch_contact_id, subscription_id)
      select company_id, branch_id, id, ${id}::uuid from branch_contacts
      where id = any(${[...made.contactIds]}::uuid[])`.execute(tx)
  })
}

/** Lists a person's devices, the newest last. One query. */
export async function listDevices(
  db: Kysely<Database>,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<PushDevices['devices']> {
  const rows = await db
    .selectFrom('push_subscriptions as p')
    .select([
      'p.id',
      'p.session_id',
      'p.device',
      'p.wants',
      'p.created_at',
      'p.last_sent_at',
      'p.last_failed_at',
    ])
    .select(
      sql<string[]>`array(select c.branch_contact_id::text from push_subscription_contacts c
        where c.subscription_id = p.id order by 1)`.as('contacts'),
    )
    .where('p.staff_user_id', '=', id)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => {
    const { last_sent_at: sent, last_failed_at: failed } = row
    return {
      id: row.id,
      current: row.session_id === sessionId,
      device: row.device,
      wants: row.wants,
      contactIds: row.contacts,
      createdAt: row.created_at.toISOString(),
      lastSentAt: sent?.toISOString() ?? null,
      lastFailedAt: failed && (!sent || failed > sent) ? failed.toISOString() : null,
    }
  })
}

/** Finds the address of a person's device; undefined for another's, or a deleted one. One query. */
export const findTarget = (
  db: Kysely<Database>,
  { id, staffUserId }: { readonly id: string; readonly staffUserId: string },
): Promise<PushTarget | undefined> =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('staff_user_id', '=', staffUserId)
    .executeTakeFirst()

/** Deletes a person's device; false for another's, or a deleted one. */
export async function removeDevice(
  db: Kysely<Database>,
  { id, staffUserId }: { readonly id: string; readonly staffUserId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('staff_user_id', '=', staffUserId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

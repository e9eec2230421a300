import type { Database } from '@mostrador/database/rows'
import type { Pushed } from '@mostrador/push/push-sender'
import type { Kysely } from 'kysely'

/** Stores a note's outcome at its device, and deletes a browser that is gone. One statement. */
export async function noteOutcome(
  db: Kysely<Database>,
  { id, outcome, now }: { readonly id: string; readonly outcome: Pushed; readonly now: Date },
): Promise<void> {
  if (!outcome.ok && outcome.reason === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    return
  }
  await db
    .updateTable('push_subscriptions')
    .set(
      outcome.ok
        ? { last_sent_at: now }
        : { last_failed_at: now, last_failure: `${outcome.reason}: ${outcome.detail}`.slice(0, 200) },
    )
    .where('id', '=', id)
    .execute()
}

import type { Database } from '@mostrador/database/rows'
import type { Message } from '@mostrador/messaging/message-sender'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How many messages the outbox shows. */
const NEWEST = 100

/** Keeps a message of the outbox; a second one with its key is the first. One statement. */
export function keepMessage(ports: {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly newId: () => string
}): (message: Message) => Promise<void> {
  return async (message) => {
    await sql`
      insert into sent_messages (company_id, branch_id, id, kind, to_phone, text, dedupe_key, created_at)
      select company_id, id, ${ports.newId()}::uuid, ${message.kind}, ${message.to}, ${message.text},
        ${message.dedupeKey}, ${ports.now()}::timestamptz
      from branches where id = ${message.branchId}
      on conflict (branch_id, dedupe_key) do nothing`.execute(ports.database)
  }
}

/** A message of the outbox. */
export type KeptMessage = {
  readonly branchName: string
  readonly kind: string
  readonly to: string
  readonly text: string
  readonly at: Date
}

/** The newest messages of the outbox, over all branches, for the outbox page. */
export function listKeptMessages(db: Kysely<Database>): Promise<KeptMessage[]> {
  return db
    .selectFrom('sent_messages as m')
    .innerJoin('branches as b', 'b.id', 'm.branch_id')
    .select(['b.name as branchName', 'm.kind', 'm.to_phone as to', 'm.text', 'm.created_at as at'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(NEWEST)
    .execute()
}

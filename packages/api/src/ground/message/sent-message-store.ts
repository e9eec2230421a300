import type { Database } from '@mostrador/database/rows'
import type { Message } from '@mostrador/messaging/message-sender'
import { sql, type Kysely } from 'kysely'

const NEWEST = 100

/** Keeps a message of the outbox, once for its key. One statement. */
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

export type KeptMessage = {
  readonly branchName: string
  readonly kind: string
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly at: Date
}

/** Lists the outbox's newest messages and mails of all branches. */
export async function listKeptMessages(db: Kysely<Database>): Promise<readonly KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select b.name as "branchName", m.kind, m."to", m.subject, m.text, m.at from (
      select branch_id, id, kind, to_phone as "to", null as subject, text, created_at as at from sent_messages
      union all
      select branch_id, id, kind, to_email, subject, text, created_at from sent_mails where to_email is not null
    ) m join branches b on b.id = m.branch_id
    order by m.at desc, m.id desc limit ${NEWEST}`.execute(db)
  return rows
}

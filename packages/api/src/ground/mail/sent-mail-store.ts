import type { Database } from '@mostrador/database/rows'
import type { Mail, MailRecords } from '@mostrador/mail/mail-sender'
import { sql, type Kysely } from 'kysely'

/** Records of sent mails, in the database. One statement each. */
export function mailRecords({
  database,
  now,
  newId,
}: {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly newId: () => string
}): MailRecords {
  async function write({ branchId, kind, dedupeKey }: Mail, whole: Partial<Mail>): Promise<void> {
    const { to = null, subject = null, text = null, html = null } = whole
    await sql`
      insert into sent_mails (company_id, branch_id, id, kind, dedupe_key, to_email, subject, text, html, created_at)
      select company_id, id, ${newId()}::uuid, ${kind}, ${dedupeKey}, ${to}, ${subject}, ${text}, ${html},
        ${now()}::timestamptz
      from branches where id = ${branchId}
      on conflict (branch_id, dedupe_key) do nothing`.execute(database)
  }
  return {
    keep: (mail) => write(mail, mail),
    noteTaken: (mail) => write(mail, {}),
    wasTaken: async ({ branchId, dedupeKey }) => {
      const { rows } = await sql`
        select from sent_mails where branch_id = ${branchId} and dedupe_key = ${dedupeKey}`.execute(database)
      return rows.length > 0
    },
  }
}

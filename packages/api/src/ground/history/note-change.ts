import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { sql, type RawBuilder, type Transaction } from 'kysely'

/** Change made beside the document of a company, in sentences. */
export type NotedChange = {
  readonly companyId: string
  /** Key of its branch, or SQL that finds it; null for the whole company. */
  readonly branchKey: string | RawBuilder<string> | null
  /** The person who did it; null for the system. */
  readonly staffUserId: string | null
  readonly sentences: readonly string[]
  /** The console, unless said otherwise. */
  readonly door?: RevisionDoor
  /** Permissions that read it; all readers of the history where left out. */
  readonly toldTo?: readonly Permission[]
  readonly summary?: string
  /** When the change was scheduled. */
  readonly scheduledAt?: Date
  readonly now: Date
}

/**
 * Writes a change beside the document as a company's next revision, without operations, so that it
 * cannot be undone; returns its number. The transaction holds the company's lock.
 */
export async function noteChange(
  transaction: Transaction<Database>,
  { companyId, branchKey, staffUserId, sentences, now, door = 'CONSOLE', ...noted }: NotedChange,
): Promise<number | undefined> {
  const { toldTo, summary = null, scheduledAt = null } = noted
  const { rows } = await sql<{ number: number }>`
    insert into revisions (company_id, number, at, door, staff_user_id, branch_keys, operations, sentences, told_to,
      summary, scheduled_at)
    select ${companyId}, coalesce(max(number), 0) + 1, ${now}::timestamptz, ${door}, ${staffUserId}::uuid,
      array_remove(array['', ${branchKey}::text], null), '[]', ${[...sentences]}::text[],
      ${toldTo ? [...toldTo] : null}::text[], ${summary}::text, ${scheduledAt}::timestamptz
    from revisions where company_id = ${companyId}
    returning number`.execute(transaction)
  return rows[0]?.number
}

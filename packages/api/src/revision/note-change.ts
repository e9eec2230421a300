import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import { sql, type Transaction } from 'kysely'

/** Something that somebody did at a branch beside its document, in a sentence. */
export type NotedChange = {
  readonly companyId: string
  readonly branchKey: string
  readonly staffUserId: string | null
  readonly sentence: string
  /** By somebody in the console where it is left out; the system does what nobody does. */
  readonly door?: 'CONSOLE' | 'SYSTEM'
  /** The permissions that read it; everybody who sees the history where they are left out. */
  readonly toldTo?: readonly Permission[]
  readonly now: Date
}

/**
 * Writes among the changes of a branch what somebody did beside its document, as a revision without
 * operations, and answers its number. The transaction holds the lock of the company.
 */
export async function noteChange(
  transaction: Transaction<Database>,
  { companyId, branchKey, staffUserId, sentence, toldTo, now, door = 'CONSOLE' }: NotedChange,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    insert into revisions (company_id, number, at, door, staff_user_id, branch_keys, operations, sentences,
      told_to)
    select ${companyId}, coalesce(max(number), 0) + 1, ${now}::timestamptz, ${door},
      ${staffUserId}::uuid, ${['', branchKey]}::text[], '[]', ${[sentence]}::text[],
      ${toldTo ? [...toldTo] : null}::text[]
    from revisions where company_id = ${companyId}
    returning number`.execute(transaction)
  return rows[0]?.number
}

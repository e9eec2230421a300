import { createHash } from 'node:crypto'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How long a draft is shown after it was last changed, in milliseconds. */
const DRAFT_LIFETIME_MS = 60 * 60_000

/** A draft of a member of staff for a branch, under the token that opens its preview. */
export type Draft = {
  readonly branchId: string
  readonly staffUserId: string
  readonly token: string
  readonly branding: Branding
  readonly now: Date
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const expiryOf = ({ now }: Draft): Date => new Date(now.getTime() + DRAFT_LIFETIME_MS)

/** Changes a draft of this very person that is still shown; false where there is none. */
export async function changeDraft(db: Kysely<Database>, draft: Draft): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('branding_drafts')
    .set({ content: JSON.stringify(draft.branding), expires_at: expiryOf(draft) })
    .where('branch_id', '=', draft.branchId)
    .where('token_hash', '=', hashOf(draft.token))
    .where('staff_user_id', '=', draft.staffUserId)
    .where('expires_at', '>', draft.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps a new draft, and lets go of those that are shown no more. One statement. */
export async function addDraft(db: Kysely<Database>, draft: Draft): Promise<void> {
  const adding = statement()
    .write('gone', () => sql`delete from branding_drafts where expires_at <= ${draft.now}::timestamptz`)
    .answer(
      () => sql`
        insert into branding_drafts (company_id, branch_id, token_hash, staff_user_id, content, expires_at)
        select company_id, id, ${hashOf(draft.token)}, ${draft.staffUserId}::uuid, ${JSON.stringify(draft.branding)}::jsonb,
          ${expiryOf(draft)}::timestamptz
        from branches where id = ${draft.branchId}`,
    )
  await adding.execute(db)
}

/** What a token opens, while it does. */
export async function findDraft(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ readonly branchId: string; readonly branding: Branding } | undefined> {
  const row = await db
    .selectFrom('branding_drafts')
    .select(['branch_id', 'content'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // The contract judged it before it was kept.
  return row && { branchId: row.branch_id, branding: row.content as Branding }
}

import { createHash } from 'node:crypto'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { Operation } from '@mostrador/domain/revision/operation'
import { sql, type Kysely } from 'kysely'
import { accessOfTheAbsent } from '../../people/staff/staff-access.ts'
import type { PersonProof } from '@mostrador/domain/permission/proof'
import type { DraftContent, FoundDraft } from '../../ground/preview.ts'

const DRAFT_LIFETIME_MS = 60 * 60_000

/** A draft of a member of staff for a branch, under the token that opens its preview. */
export type Draft = DraftContent & {
  readonly branchId: string
  readonly staffUserId: string
  /** Proof shown by its maker. */
  readonly shown: PersonProof
  readonly token: string
  readonly now: Date
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const expiryOf = ({ now }: Draft): Date => new Date(now.getTime() + DRAFT_LIFETIME_MS)

const columnsOf = ({ branding, operations = [], moment }: DraftContent) => ({
  branding: branding ? JSON.stringify(branding) : null,
  operations: JSON.stringify(operations),
  moment: moment ?? null,
})

/** Changes the person's own open draft; false for none. */
export async function changeDraft(db: Kysely<Database>, draft: Draft): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set({ ...columnsOf(draft), shown: draft.shown, expires_at: expiryOf(draft) })
    .where('branch_id', '=', draft.branchId)
    .where('token_hash', '=', hashOf(draft.token))
    .where('staff_user_id', '=', draft.staffUserId)
    .where('expires_at', '>', draft.now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Inserts a draft, and deletes expired ones. One statement. */
export async function addDraft(db: Kysely<Database>, draft: Draft): Promise<void> {
  const { branding, operations, moment } = columnsOf(draft)
  const adding = statement()
    .write('gone', () => sql`delete from drafts where expires_at <= ${draft.now}::timestamptz`)
    .answer(
      () => sql`
        insert into drafts (company_id, branch_id, token_hash, staff_user_id, branding, operations, moment,
          shown, expires_at)
        select company_id, id, ${hashOf(draft.token)}, ${draft.staffUserId}::uuid, ${branding}::jsonb,
          ${operations}::jsonb, ${moment}::timestamptz, ${draft.shown}::text, ${expiryOf(draft)}::timestamptz
        from branches where id = ${draft.branchId}`,
    )
  await adding.execute(db)
}

/**
 * Finds what a token opens, while it does: no longer than its maker works at the branch. Its
 * operations are not read. One query.
 */
export async function findDraft(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FoundDraft | undefined> {
  const row = await db
    .selectFrom('drafts as d')
    .innerJoin('companies as c', 'c.id', 'd.company_id')
    .innerJoin('branches as b', 'b.id', 'd.branch_id')
    .select([
      'd.branch_id',
      'd.branding',
      'd.moment',
      'd.expires_at',
      'd.company_id',
      'd.staff_user_id',
      'd.shown',
      'c.key',
      'b.key as branch_key',
    ])
    .where('d.token_hash', '=', hashOf(token))
    .where('d.expires_at', '>', now)
    .where(
      sql<boolean>`exists (select from ${accessOfTheAbsent} m where m.company_id = d.company_id
        and m.staff_user_id = d.staff_user_id and coalesce(m.branch_id = d.branch_id, true))`,
    )
    .executeTakeFirst()
  if (!row) return undefined
  // The contract judged it before.
  const { branding, moment } = row as { [Name in keyof typeof row]: unknown }
  return {
    branchId: row.branch_id,
    companyId: row.company_id,
    companyKey: row.key,
    branchKey: row.branch_key,
    staffUserId: row.staff_user_id,
    shown: row.shown,
    version: `${hashOf(token)} ${row.expires_at.getTime()}`,
    tokenHash: hashOf(token),
    expiresAt: row.expires_at,
    ...(branding !== null && { branding: branding as Branding }),
    ...(moment !== null && { moment: moment as Date }),
  }
}

/** Version of a draft: each change of it lets it expire at another time. */
type OfVersion = Pick<FoundDraft, 'tokenHash' | 'expiresAt'>

/**
 * Counts the operations of a draft's version, which are not read; 0 once it was changed. One query.
 */
export async function countDraftSteps(
  db: Kysely<Database>,
  { tokenHash, expiresAt }: OfVersion,
): Promise<number> {
  const { rows } = await sql<{ readonly steps: number }>`
    select jsonb_array_length(operations) as steps from drafts
    where token_hash = ${tokenHash} and expires_at = ${expiresAt}`.execute(db)
  return rows[0]?.steps ?? 0
}

/** Reads the operations of a draft's version; undefined once it was changed. One query. */
export async function readDraftSteps(
  db: Kysely<Database>,
  { tokenHash, expiresAt }: OfVersion,
): Promise<readonly Operation[] | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select('operations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '=', expiresAt)
    .executeTakeFirst()
  // The contract judged them before.
  return row && (row.operations as unknown as readonly Operation[])
}

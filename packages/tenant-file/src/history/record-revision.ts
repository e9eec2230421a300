import type { Database } from '@mostrador/database/rows'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { compareDocuments } from './compare-documents.ts'
import type { Operation, Thing } from './operation.ts'
import { sentenceOf } from './sentence-of.ts'

/**
 * Who changes a tenant, and by which way. `undoes` is the number of the revision that it takes
 * back.
 */
export type Author = {
  readonly door: RevisionDoor
  readonly staffUserId?: string
  readonly undoes?: number
}

/** A change of a company that was applied, with the document before and after it. */
export type Change = {
  readonly companyId: string
  readonly before: Thing
  readonly after: Thing
  readonly author: Author
  readonly now: Date
}

/**
 * Writes a change down as the next revision of its company, under whose lock the transaction is,
 * and answers its number; undefined where nothing changed.
 */
export async function recordRevision(
  transaction: Transaction<Database>,
  { companyId, before, after, author, now }: Change,
): Promise<number | undefined> {
  const operations = compareDocuments(before, after)
  if (operations.length === 0) return undefined
  const { rows } = await sql<{ number: number }>`
    insert into revisions
      (company_id, number, at, door, staff_user_id, undoes, branch_keys, operations, sentences)
    select ${companyId}, coalesce(max(number), 0) + 1, ${now}::timestamptz, ${author.door},
      ${author.staffUserId ?? null}::uuid, ${author.undoes ?? null}::integer, ${branchKeysOf(operations)}::text[],
      ${JSON.stringify(operations)}::jsonb, ${sentencesOf(operations, { before, after })}::text[]
    from revisions where company_id = ${companyId}
    returning number`.execute(transaction)
  return rows[0]?.number
}

/** The branches that operations touch, once each; what is of none is an empty one. */
const branchKeysOf = (operations: readonly Operation[]): string[] => [
  ...new Set(operations.map(({ place: [list, key] }) => (list === 'branches' ? (key ?? '') : ''))),
]

/** Of a thing that went, the document of before knows the name. */
const sentencesOf = (
  operations: readonly Operation[],
  { before, after }: Pick<Change, 'before' | 'after'>,
): string[] =>
  operations.map((operation) => sentenceOf(operation, operation.kind === 'remove' ? before : after))

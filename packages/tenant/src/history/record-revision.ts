import type { Database } from '@mostrador/database/rows'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { sql, type Transaction } from 'kysely'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import type { RevisionMark } from '../mark/mark-state.ts'
import { sentencesOf } from './sentence-of.ts'
import { oneStepOf, typedBefore, type TypedBefore } from './typed-before.ts'

/** Author of a change of a tenant, and its door. */
export type Author = {
  readonly door: RevisionDoor
  readonly staffUserId?: string
  /** The key of the program that did. */
  readonly apiKeyId?: string
  readonly undoes?: number
  /** Returns the summary of so many steps, where one sentence tells them: that of a rule. */
  readonly summary?: (count: number) => string
  /** Time for which it was scheduled. */
  readonly scheduledAt?: Date
  readonly brandVersion?: number
}

/** A change of a company that was applied, with the document before and after it. */
export type Change = {
  readonly companyId: string
  readonly before: Thing
  readonly after: Thing
  readonly author: Author
  readonly now: Date
}

/** Change as it is written; undefined where nothing changed. */
export type NewRevision = Change & {
  readonly operations: readonly Operation[]
  readonly sentences: readonly string[]
  /** Revision that this one continues and replaces. */
  readonly takesIn: TypedBefore | undefined
}

export type WrittenRevision = Pick<
  NewRevision,
  'companyId' | 'now' | 'author' | 'operations' | 'sentences'
> & { readonly mark?: RevisionMark; readonly takesIn?: TypedBefore | undefined }

/**
 * Returns a change as steps and sentences; undefined where nothing changed. Joins it with an
 * earlier edit of the same field by its author, where there is one.
 */
export function revisionOf(change: Change, typed?: TypedBefore | null): NewRevision | undefined {
  const operations = compareDocuments(change.before, change.after)
  if (operations.length === 0) return undefined
  const joined = typed ? oneStepOf(typed, operations) : undefined
  const done = joined ?? operations
  return {
    ...change,
    operations: done,
    sentences: sentencesOf(done, change),
    takesIn: (joined && typed) ?? undefined,
  }
}

/** Deletes the revision that another one replaces. */
export const takeOut = (companyId: string, { number }: TypedBefore) =>
  sql`delete from revisions where company_id = ${companyId} and number = ${number}`

/**
 * Inserts a revision as the next one of its company, whose lock the transaction holds; it returns
 * its number.
 */
export const insertOf = ({
  companyId,
  now,
  author,
  operations,
  sentences,
  mark,
  takesIn,
}: WrittenRevision) => sql<{
  number: number
}>`
  insert into revisions
    (company_id, number, at, door, staff_user_id, api_key_id, undoes, branch_keys, operations, sentences,
      summary, scheduled_at, mark, took_in, began_at)
  select ${companyId}, greatest(coalesce(max(number), 0), ${takesIn?.number ?? 0}::integer) + 1, ${now}::timestamptz, ${author.door},
    ${author.staffUserId ?? null}::uuid, ${author.apiKeyId ?? null}::uuid, ${author.undoes ?? null}::integer,
    ${branchKeysOf(mark?.places ?? operations.map(({ place }) => place))}::text[],
    ${JSON.stringify(operations)}::jsonb, ${[...sentences]}::text[], ${author.summary?.(operations.length) ?? null}::text,
    ${author.scheduledAt ?? null}::timestamptz, ${mark ? JSON.stringify(mark) : null}::jsonb,
    ${takesIn ? [...takesIn.tookIn, takesIn.number] : []}::integer[], ${takesIn?.beganAt ?? null}::timestamptz
  from revisions where company_id = ${companyId}
  returning number`

/**
 * Writes a change down as the next revision of its company, and answers its number; undefined
 * where nothing changed.
 */
export async function recordRevision(
  transaction: Transaction<Database>,
  change: Change,
): Promise<number | undefined> {
  const alone = revisionOf(change)
  if (!alone) return undefined
  const asked = typedBefore(sql`${change.companyId}::uuid`, alone)
  const found =
    asked && (await sql<{ typed: TypedBefore | null }>`select ${asked} as typed`.execute(transaction))
  const revision = revisionOf(change, found?.rows[0]?.typed) ?? alone
  if (revision.takesIn) await takeOut(change.companyId, revision.takesIn).execute(transaction)
  const { rows } = await insertOf(revision).execute(transaction)
  return rows[0]?.number
}

/** Returns the branches of places, once each; '' for those of none. */
export const branchKeysOf = (places: readonly DocumentPlace[]): string[] => [
  ...new Set(places.map(([list, key]) => (list === 'branches' ? (key ?? '') : ''))),
]

import type { Database } from '@mostrador/database/rows'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A change of a company that was applied, for people. */
export type Revision = {
  readonly number: number
  readonly at: Date
  readonly door: RevisionDoor
  /** Of the staff; null for a command, and for who is gone. */
  readonly author: string | null
  /** The revision that it took back. */
  readonly undoes: number | null
  /** Whether it was taken back since. */
  readonly undone: boolean
  /** Of the branches that it touched, and an empty one for the company itself. */
  readonly branchKeys: readonly string[]
  readonly sentences: readonly string[]
  /** How many sentences it has in all. */
  readonly count: number
}

/** Which revisions of a company: the newest `most` below a number, of these branches alone. */
export type RevisionsWanted = {
  readonly companyId: string
  readonly before: number | undefined
  readonly most: number
  /** The most sentences of each. */
  readonly sentences: number
  /** Without it, those of the company itself too. */
  readonly branchKeys?: readonly string[]
}

/** The revisions of a company, newest first. */
export async function listRevisions(
  db: Kysely<Database>,
  { companyId, before, most, sentences, branchKeys }: RevisionsWanted,
): Promise<readonly Revision[]> {
  const ofBranches = branchKeys ? sql`branch_keys <@ ${[...branchKeys]}::text[]` : sql`true`
  const { rows } = await sql<Revision>`
    select number, at, door, undoes, sentences[1:${sentences}::integer] as sentences,
      cardinality(sentences) as count, staff_users.name as author, branch_keys as "branchKeys",
      exists (select from revisions other
        where other.company_id = revisions.company_id and other.undoes = revisions.number) as undone
    from revisions left join staff_users on staff_users.id = revisions.staff_user_id
    where revisions.company_id = ${companyId} and ${ofBranches}
      and number < ${before ?? null}::integer is not false
    order by number desc limit ${most}`.execute(db)
  return rows
}

import { sql, type Kysely } from 'kysely'
import type { Database } from '@mostrador/database/rows'
import { no } from '../../ground/http/handler.ts'

export type BranchPlace = {
  readonly branchId: string
  readonly companyId: string
  readonly companyKey: string
  readonly branchKey: string
}

type Found = { readonly ok: true; readonly place: BranchPlace } | ReturnType<typeof no<'branch-not-found'>>

/** Finds a branch's place. One query. */
export async function placeOfBranch(db: Kysely<Database>, branchId: string): Promise<Found> {
  const { rows } = await sql<BranchPlace>`
    select branches.id as "branchId", companies.id as "companyId", companies.key as "companyKey", branches.key as "branchKey"
    from branches join companies on companies.id = branches.company_id
    where branches.id = ${branchId}`.execute(db)
  return rows[0] ? { ok: true, place: rows[0] } : no('branch-not-found')
}

/**
 * Returns the tenant's place of a place within a branch. `company` begins a place of the company
 * itself: no branch has a field of that name.
 */
export const inTenant = (branchKey: string, place: readonly string[]): readonly string[] =>
  place[0] === 'company' ? place : ['branches', branchKey, ...place]

/** Returns the id of a branch that is there. One query. @throws NoResultError where it is not */
export async function branchOf(
  db: Kysely<Database>,
  { companyKey, branchKey }: Pick<BranchPlace, 'companyKey' | 'branchKey'>,
): Promise<string> {
  const { id } = await db
    .selectFrom('branches')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .select('branches.id')
    .where('companies.key', '=', companyKey)
    .where('branches.key', '=', branchKey)
    .executeTakeFirstOrThrow()
  return id
}

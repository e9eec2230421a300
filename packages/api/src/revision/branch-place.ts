import { sql } from 'kysely'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no } from '../http/handler.ts'
import type { StaffMember } from '../ports.ts'
import { runsBranch } from '../staff/runs-branch.ts'

/** Where a branch stands in its tenant. */
type BranchPlace = {
  readonly companyId: string
  readonly companyKey: string
  readonly branchKey: string
}

type Found =
  | { readonly ok: true; readonly place: BranchPlace }
  | ReturnType<typeof no<'branch-not-found' | 'role-forbidden'>>

/** Where a branch stands, for its owners and managers; anybody else is told why not. */
export async function placeOfBranch(
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id' | 'sessionId'>,
  branchId: string,
): Promise<Found> {
  const runs = await runsBranch(db, staff, branchId)
  if (runs === undefined) return no('branch-not-found')
  if (!runs) return no('role-forbidden')
  const { rows } = await sql<BranchPlace>`
    select companies.id as "companyId", companies.key as "companyKey", branches.key as "branchKey"
    from branches join companies on companies.id = branches.company_id
    where branches.id = ${branchId}`.execute(db)
  return rows[0] ? { ok: true, place: rows[0] } : no('branch-not-found')
}

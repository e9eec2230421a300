import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no } from '../http/handler.ts'
import type { StaffMember } from '../ports.ts'
import { runsBranch } from '../staff/runs-branch.ts'

type Denied = ReturnType<typeof no<'branch-not-found' | 'branding-forbidden'>>

/**
 * Why a member of staff may not change how a branch looks; undefined for its owners and managers,
 * and those of its company. Staff with another role, or of one local alone, are told so; everybody
 * else gets `not-found`. One query.
 */
export async function deniedBranding(
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id' | 'sessionId'>,
  branchId: string,
): Promise<Denied | undefined> {
  const runs = await runsBranch(db, staff, branchId)
  if (runs === undefined) return no('branch-not-found')
  return runs ? undefined : no('branding-forbidden')
}

import { no } from '../http/handler.ts'
import type { Api, StaffMember } from '../ports.ts'
import type { RateName } from '../rate-limit/limits.ts'
import { runsBranch } from '../staff/runs-branch.ts'

type Denied = ReturnType<typeof no<'branch-not-found' | 'records-forbidden' | 'too-many-requests'>>

/**
 * Why a member of staff may not take out or erase what a branch knows of its customers: only those
 * who run the whole of it may, and not all day long. A refused call does not count. One query, and
 * the limit's.
 */
export async function deniedRecords(
  { database, rateLimiter }: Pick<Api, 'database' | 'rateLimiter'>,
  staff: Pick<StaffMember, 'id' | 'sessionId'>,
  { branchId, limit }: { readonly branchId: string; readonly limit: RateName },
): Promise<Denied | undefined> {
  const runs = await runsBranch(database, staff, branchId)
  if (runs === undefined) return no('branch-not-found')
  if (!runs) return no('records-forbidden')
  return (await rateLimiter.take(limit, staff.id)) ? undefined : no('too-many-requests')
}

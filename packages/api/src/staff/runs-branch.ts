import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { StaffMember } from '../ports.ts'
import { staffAccess } from './staff-access.ts'

/**
 * Whether a member of staff runs a whole branch, as its owners and managers do, and those of its
 * company; undefined for somebody who does not work there at all. The manager of one local alone
 * does not. One query.
 */
export async function runsBranch(
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id' | 'sessionId'>,
  branchId: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ runs: boolean | null }>`
    select bool_or(m.branch_contact_id is null and m.role in ('OWNER', 'MANAGER')) as runs
    from branches b
    join ${staffAccess(staff)} m on m.company_id = b.company_id and coalesce(m.branch_id, b.id) = b.id
    where b.id = ${branchId} and m.staff_user_id = ${staff.id}`.execute(db)
  return rows[0]?.runs ?? undefined
}

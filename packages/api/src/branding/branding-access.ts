import type { Database } from '@mostrador/database/rows'
import { type Kysely, sql } from 'kysely'
import { no } from '../http/handler.ts'
import type { StaffMember } from '../ports.ts'
import { staffAccess } from '../staff/staff-access.ts'

type Denied = ReturnType<typeof no<'branch-not-found' | 'branding-forbidden'>>

/**
 * Why a member of staff may not change how a branch looks; undefined for its owners and managers, and those of its
 * company. Whoever works there as anything else, or in one local alone, is told so; for everybody else the branch is
 * not there. One query.
 */
export async function deniedBranding(
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id'>,
  branchId: string,
): Promise<Denied | undefined> {
  const { rows } = await sql<{ allowed: boolean | null }>`
    select bool_or(m.branch_contact_id is null and m.role in ('OWNER', 'MANAGER')) as allowed
    from branches b
    join ${staffAccess} m on m.company_id = b.company_id and coalesce(m.branch_id, b.id) = b.id
    where b.id = ${branchId} and m.staff_user_id = ${staff.id}`.execute(db)
  const allowed = rows[0]?.allowed
  if (allowed === null || allowed === undefined) return no('branch-not-found')
  return allowed ? undefined : no('branding-forbidden')
}

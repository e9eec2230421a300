import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { StaffMember } from '../../ground/ports.ts'
import { listSessionContacts } from './staff-store.ts'

/**
 * Returns the session for the console: person, permissions by place, and branch contacts by name.
 * One query.
 */
export async function sessionInfo(db: Kysely<Database>, member: StaffMember): Promise<StaffSession> {
  const { name, email, owesSecondFactor, secondFactorFrom, sharedDevice, grants, branchContactIds } = member
  const branchContacts = await listSessionContacts(db, branchContactIds)
  return {
    name,
    email,
    owesSecondFactor,
    secondFactorFrom,
    sharedDevice: sharedDevice && { name: sharedDevice.name, idleMinutes: sharedDevice.idleMinutes },
    grants: [...grants],
    branchContacts,
  }
}

import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { StaffMember } from '../ports.ts'
import { listSessionContacts } from './staff-store.ts'

/** The session as the console sees it: who, as what, and the branch contacts by name. One query. */
export async function sessionInfo(db: Kysely<Database>, member: StaffMember): Promise<StaffSession> {
  const { name, email, role, owesSecondFactor } = member
  const contacts = await listSessionContacts(db, member.branchContactIds)
  const branchContacts = contacts.map((contact) => ({ ...contact, role: member.roles[contact.id] ?? role }))
  return { name, email, role, owesSecondFactor, branchContacts }
}

import { no } from '../http/handler.ts'
import type { StaffMember } from '../ports.ts'

/**
 * Why a member of staff may not see what is for those who run a local: it is none of his or hers,
 * or no cashier's business.
 */
export function refuseCashier({ branchContactIds, roles, role }: StaffMember, contactId: string) {
  if (!branchContactIds.includes(contactId)) return no('branch-contact-not-found')
  return (roles[contactId] ?? role) === 'cashier' ? no('role-forbidden') : undefined
}

import { no, type Call } from '../../ground/http/handler.ts'
import { deniedResponse } from '../permission/denied-response.ts'
import { may, placeOfContact } from '../permission/may.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'

/**
 * Returns the company of a branch contact, whose shared devices reach all of it, to callers who
 * manage all of its staff; else the refusal.
 */
export async function companyOfDevices(
  api: Pick<Api, 'database'>,
  asked: { readonly params: { readonly id: string }; readonly staff: StaffMember; readonly call: Call },
) {
  const companyId = placeOfContact(asked.staff, asked.params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const denied = { permission: 'staff', place: { company: companyId } } as const
  if (may(asked.staff, denied.permission, denied.place)) return { companyId }
  return deniedResponse(api, denied, asked.call.id)
}

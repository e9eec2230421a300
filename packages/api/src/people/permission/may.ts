import type { TenantScope } from '@mostrador/domain/permission/change-needs'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { StaffOrProgram } from '../../ground/ports.ts'

/** Grants of a caller, and their branches. */
export type Asking = Pick<StaffOrProgram, 'grants' | 'branches'>

/** Company, branch or branch contact, by ids. */
export type StaffPlace = TenantScope & { readonly company: string }

/** Whether a caller has a permission at a place. */
export const may = ({ grants }: Pick<Asking, 'grants'>, permission: Permission, place: StaffPlace): boolean =>
  isGranted(grants, { permission, ...place })

/** Returns the place of a branch contact of the caller; undefined for any other. */
export function placeOfContact({ branches }: Pick<Asking, 'branches'>, id: string): StaffPlace | undefined {
  const branch = branches.find(({ branchContactIds }) => branchContactIds.includes(id))
  return branch && { company: branch.company, branch: branch.id, branchContact: id }
}

/** Branch contacts where a caller has any of these permissions. */
export const contactsWhere = (
  { grants, branches }: Asking,
  permissions: readonly Permission[],
): readonly string[] =>
  branches.flatMap(({ id: branch, company, branchContactIds }) =>
    branchContactIds.filter((branchContact) =>
      permissions.some((permission) => may({ grants }, permission, { company, branch, branchContact })),
    ),
  )

/** Returns a test of permissions at a branch contact; false where the caller does not work. */
export function mayAt(asking: Asking, contactId: string): (permission: Permission) => boolean {
  const place = placeOfContact(asking, contactId)
  return (permission) => place !== undefined && may(asking, permission, place)
}

import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import type { Permission } from '@mostrador/domain/permission/permission'
import { deniedReason } from '../../people/permission/denied-response.ts'
import { contactsWhere, may } from '../../people/permission/may.ts'
import type { AtBranch } from './may-make.ts'
import type { Reading } from './told-to.ts'

/** Whether the caller has a permission at a branch, or at any of its branch contacts. */
function hasSomewhere(
  staff: AtBranch['staff'],
  { companyId, branchId }: AtBranch['place'],
): (permission: Permission) => boolean {
  const here = staff.branches.filter(({ id }) => id === branchId)
  return (permission) =>
    may(staff, permission, { company: companyId, branch: branchId }) ||
    contactsWhere({ ...staff, branches: here }, [permission]).length > 0
}

/**
 * Returns a test of permissions for news beside the document: those of the branch take them there
 * or at any of its branch contacts, and those of the whole company in the whole company, as the
 * lists that show the same do.
 */
export function readsNews({ place, staff }: AtBranch): Reading['has'] {
  const here = hasSomewhere(staff, place)
  return (permission, { branchKeys }) =>
    branchKeys.every((key) => key === '')
      ? may(staff, permission, { company: place.companyId })
      : here(permission)
}

/**
 * Returns the changes of a branch that a caller sees and may try to undo: all, or their own
 * sold-out marks where they may do nothing else here; or the missing permission. Programs mark
 * nothing.
 */
export async function maySeeChanges(db: Kysely<Database>, { place, staff }: AtBranch) {
  const branch = { company: place.companyId, branch: place.branchId }
  if (may(staff, 'activity', branch)) return { ok: true as const, marksOf: undefined }
  if ('id' in staff && hasSomewhere(staff, place)('menu.sold-out'))
    return { ok: true as const, marksOf: staff.id }
  return no('permission-missing', [await deniedReason(db, { permission: 'activity', place: branch })])
}

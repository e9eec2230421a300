import type { PermissionNeed, TenantScope } from './change-needs.ts'
import type { Permission } from './permission.ts'

/** Permissions that a member of staff has at one place, and at everything inside it. */
export type Grant = TenantScope & { readonly permissions: readonly Permission[] }

/** Whether what holds at a place holds at another: at itself, and inside it, never around it. */
export const reaches = (at: TenantScope, scope: TenantScope): boolean =>
  (at.company === undefined || at.company === scope.company) &&
  (at.branch === undefined || at.branch === scope.branch) &&
  (at.branchContact === undefined || at.branchContact === scope.branchContact)

/**
 * Whether somebody's grants let do something at a place. They are added up place by place: what
 * one lets do in a branch contact says nothing of the branch contact beside it.
 */
export const isGranted = (grants: readonly Grant[], need: PermissionNeed): boolean =>
  grants.some((grant) => reaches(grant, need) && grant.permissions.includes(need.permission))

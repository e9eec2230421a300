import type { PermissionNeed, TenantScope } from './change-needs.ts'
import type { Permission } from './permission.ts'

/** Permissions that a member of staff has at one place, and at everything inside it. */
export type Grant = TenantScope & { readonly permissions: readonly Permission[] }

/** Whether a scope reaches another: itself, and inside it, never around it. */
export const reaches = (at: TenantScope, scope: TenantScope): boolean =>
  (at.company === undefined || at.company === scope.company) &&
  (at.branch === undefined || at.branch === scope.branch) &&
  (at.branchContact === undefined || at.branchContact === scope.branchContact)

/**
 * Whether grants allow a permission at a place. They add up place by place: one at a branch
 * contact tells nothing of its neighbour.
 */
export const isGranted = (grants: readonly Grant[], need: PermissionNeed): boolean =>
  grants.some((grant) => reaches(grant, need) && grant.permissions.includes(need.permission))

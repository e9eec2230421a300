import type { TenantScope } from './change-needs.ts'
import { isGranted, type Grant } from './grant.ts'
import type { Permission } from './permission.ts'

export type TeamRefusal = 'permission-missing' | 'beyond-own-permissions'

/**
 * Returns why staff with these grants may not change the permissions at a place from `before` to
 * `after`; undefined where they may. No one gives permissions that they lack, nor takes them from
 * people with more. `by` is the permission for such changes: that of the team for people.
 */
export function refusesTeamChange(
  grants: readonly Grant[],
  {
    scope,
    before,
    after,
    by = 'staff',
  }: {
    readonly scope: TenantScope
    readonly before: readonly Permission[]
    readonly after: readonly Permission[]
    readonly by?: Permission
  },
): TeamRefusal | undefined {
  const may = (permission: Permission): boolean => isGranted(grants, { ...scope, permission })
  if (!may(by)) return 'permission-missing'
  return [...before, ...after].every(may) ? undefined : 'beyond-own-permissions'
}

/** Whether a role with `before` would get more permissions. */
export const givesMore = (before: readonly Permission[], after: readonly Permission[]): boolean =>
  after.some((permission) => !before.includes(permission))

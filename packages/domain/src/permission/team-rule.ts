import type { TenantScope } from './change-needs.ts'
import { isGranted, type Grant } from './grant.ts'
import type { Permission } from './permission.ts'

/** Why somebody does not say what a person, a role, or a key of a program lets do. */
export type TeamRefusal = 'permission-missing' | 'beyond-own-permissions'

/**
 * Why somebody with these grants may not change what is let do at a place, from `before` to
 * `after`; undefined where he or she may. Nobody gives what he or she may not do, and nobody takes
 * it from who may more. `by` is the permission to say it: that of the team for people.
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

/** Whether something that let do `before` would let do more. */
export const givesMore = (before: readonly Permission[], after: readonly Permission[]): boolean =>
  after.some((permission) => !before.includes(permission))

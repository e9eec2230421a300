import type { Team } from '@mostrador/contract/team/team-endpoints'
import type { TenantScope } from '@mostrador/domain/permission/change-needs'
import { isGranted, reaches, type Grant } from '@mostrador/domain/permission/grant'
import { PERMISSIONS, type Permission } from '@mostrador/domain/permission/permission'
import { nameOfRole, type HeldRole } from '../session/role-names.ts'

/** Person of a team, and one of his or her roles at a place. */
export type Person = Team['people'][number]
export type Membership = Person['memberships'][number]

export type TeamRole = Team['roles'][number]

/** Returns the name of a team's role. */
export const nameOfTeamRole = ({ roles }: Pick<Team, 'roles'>, role: string): string =>
  nameOfRole(roles.find((one) => one.role === role) ?? { role, roleName: null })

/** Place of a company: all of it, a branch, or a branch contact. */
export type TeamPlace = Pick<Membership, 'branch' | 'branchContact'>

/** Returns a place as grants have it. */
export const scopeOf = (company: string, { branch, branchContact }: TeamPlace): TenantScope => ({
  company,
  ...(branch !== null && { branch }),
  ...(branchContact !== null && { branchContact }),
})

/** Whether two places are equal. */
export const isSamePlace = (one: TeamPlace, other: TeamPlace): boolean =>
  one.branch === other.branch && one.branchContact === other.branchContact

export type Effective = {
  readonly permission: Permission
  readonly because: readonly (HeldRole & { readonly placeName: string })[]
}

/** Lists a person's permissions at a place in order, each with the roles that grant it. */
export function effectiveAt(
  { companyId, roles }: Pick<Team, 'companyId' | 'roles'>,
  { memberships }: Pick<Person, 'memberships'>,
  place: TeamPlace,
): readonly Effective[] {
  const scope = scopeOf(companyId, place)
  const held = memberships
    .filter((membership) => reaches(scopeOf(companyId, membership), scope))
    .flatMap(({ role, placeName }) => {
      const known = roles.find((one) => one.role === role)
      return known ? [{ role, roleName: known.roleName, placeName, permissions: known.permissions }] : []
    })
  return PERMISSIONS.flatMap((permission) => {
    const because = held.filter(({ permissions }) => permissions.includes(permission))
    return because.length > 0 ? [{ permission, because }] : []
  })
}

/** Lists the roles that these grants may give at a place; nobody gives more than they have. */
export const rolesToGive = (
  { companyId, roles }: Pick<Team, 'companyId' | 'roles'>,
  grants: readonly Grant[],
  place: TeamPlace,
): readonly TeamRole[] =>
  roles.filter(({ permissions }) =>
    permissions.every((permission) => isGranted(grants, { ...scopeOf(companyId, place), permission })),
  )

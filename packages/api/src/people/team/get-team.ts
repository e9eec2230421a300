import type { Team } from '@mostrador/contract/team/team-endpoints'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { BUILT_IN_ROLES, permissionsOfRole } from '@mostrador/domain/permission/permission'
import { reaches } from '@mostrador/domain/permission/grant'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { may, placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { invitationEnd, openOf, ungivenOf } from '../staff/given-invitations.ts'
import { grantsIn } from './left-behind.ts'
import {
  listOwnRoles,
  listPlaces,
  listTeam,
  listWaiting,
  placeOf,
  type OwnRoleRow,
  type PersonRow,
  type WaitingRow,
} from './team-store.ts'

/** Returns the roles of a company, with their permissions and number of holders. */
function rolesOf(own: readonly OwnRoleRow[], team: readonly PersonRow[]): Team['roles'] {
  const holders = (role: string): number =>
    new Set(team.filter((row) => row.role === role).map(({ id }) => id)).size
  return [
    ...BUILT_IN_ROLES.map((role) => ({ role, roleName: null, permissions: permissionsOfRole(role) })),
    ...own.map(({ key: role, name: roleName, permissions }) => ({
      role,
      roleName,
      permissions: permissionsOfStored({ role, permissions }),
    })),
  ].map((role) => ({ ...role, holders: holders(role.role) }))
}

/** Returns the last end of a person's waiting memberships; null while no link was sent. */
function endOf(waiting: readonly WaitingRow[]): string | null {
  const ends = waiting.flatMap(({ expiresAt, invitedAt }) => {
    if (expiresAt === null) return []
    return Math.min(expiresAt.getTime(), invitedAt ? invitationEnd(invitedAt).getTime() : Infinity)
  })
  return ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null
}

/**
 * Returns the team around a branch contact: the people at places where the caller may see the
 * team, those whose role reaches from further out, and the people invited to the former, while
 * their inviters may give it. Four queries.
 */
export const getTeam: Handler<'getTeam'> = async ({ database, now }, { params, staff }) => {
  const at = placeOfContact(staff, params.id)
  if (!at) return no('branch-contact-not-found')
  const [places, own, team, listed] = await Promise.all([
    listPlaces(database, at.company),
    listOwnRoles(database, at.company),
    listTeam(database, at.company),
    listWaiting(database, at.company),
  ])
  const grantsOf = (maker: string) => grantsIn({ companyId: at.company, rows: team }, maker)
  const ungiven = new Set(ungivenOf(listed, at.company, grantsOf))
  const waiting = listed.filter((row) => !ungiven.has(row))
  const isTheirs = (row: Pick<PersonRow, 'branch' | 'branchContact'>): boolean =>
    may(staff, 'staff', placeOf(at.company, row))
  const membershipOf = (row: PersonRow) => ({
    branch: row.branch,
    branchContact: row.branchContact,
    placeName: row.placeName,
    role: row.role,
    mayChange: !refusesTeamChange(staff.grants, {
      scope: placeOf(at.company, row),
      before: permissionsOfStored(row),
      after: [],
    }),
  })
  const shown = team.filter((row) => isTheirs(row) || reaches(placeOf(at.company, row), at))
  return yes({
    companyId: at.company,
    places: places.filter(isTheirs).map((place) => ({ ...place })),
    roles: rolesOf(own, team),
    people: [...Map.groupBy(shown, ({ id }) => id)].map(([id, rows]) => ({
      id,
      name: rows[0]?.person ?? '',
      email: rows[0]?.email ?? '',
      isSelf: id === staff.id,
      memberships: rows.map(membershipOf),
    })),
    waiting: [...Map.groupBy(waiting.filter(isTheirs), ({ id }) => id)].map(([id, all]) => {
      const rows = openOf(all, now())
      return { id, email: all[0]?.email ?? '', expiresAt: endOf(rows), memberships: rows.map(membershipOf) }
    }),
  })
}

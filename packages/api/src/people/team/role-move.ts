import type { Database } from '@mostrador/database/rows'
import type { Grant } from '@mostrador/domain/permission/grant'
import { givesMore, refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { permissionsOfStored, type StoredRole } from '../permission/stored-role.ts'
import type { Team } from './left-behind.ts'
import { findRole, listPlaces, listTeam, placeOf } from './team-store.ts'

/** Role for a person at a place, with the giver's grants there. */
type Move = {
  readonly companyId: string
  readonly grants: readonly Grant[]
  readonly personId: string
  readonly branch: string | null
  readonly branchContact: string | null
  readonly role: string | null
  readonly seen: string | null
}

/**
 * Returns a change of a person's role at a place over the present team, or why it is refused.
 * Staff cannot give or take more than they may there. Three queries.
 */
export async function roleMove(db: Kysely<Database>, move: Move) {
  const { companyId, grants, personId, branch, branchContact, role } = move
  const isHere = (one: Pick<Move, 'branch' | 'branchContact'>): boolean =>
    one.branch === branch && one.branchContact === branchContact
  const place = (await listPlaces(db, companyId)).find(isHere)
  const team = await listTeam(db, companyId)
  const person = team.find(({ id }) => id === personId)
  if (!person || !place) return no('person-not-found')
  const from = team.find((row) => row.id === personId && isHere(row))
  if ((from?.role ?? null) !== move.seen) return no('team-changed-meanwhile')
  const to = role === null ? null : await findRole(db, companyId, role)
  if (to === undefined) return no('role-not-found')
  const permissionsOf = (one: StoredRole | null | undefined) => (one ? permissionsOfStored(one) : [])
  const scope = placeOf(companyId, move)
  const refused = refusesTeamChange(grants, { scope, before: permissionsOf(from), after: permissionsOf(to) })
  if (refused === 'permission-missing')
    return no(refused, [await deniedReason(db, { permission: 'staff', place: scope })])
  if (refused) return no(refused)
  const others = team.filter((row) => row !== from)
  const before: Team = { companyId, rows: team }
  const after: Team = {
    companyId,
    rows: to ? [...others, { ...to, id: personId, branch, branchContact }] : others,
  }
  const isGift = givesMore(permissionsOf(from), permissionsOf(to))
  return { ok: true, person, place, from, to, before, after, isGift } as const
}

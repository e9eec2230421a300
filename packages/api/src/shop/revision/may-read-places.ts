import { needsOfReading, type PermissionNeed } from '@mostrador/domain/permission/change-needs'
import { permissionsAlikeIn } from '@mostrador/domain/permission/answer-at'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { no } from '../../ground/http/handler.ts'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import type { Api } from '../../ground/ports.ts'
import { lacksOf, type Asker } from '../../people/permission/needs-lacking.ts'
import type { BranchPlace } from './branch-place.ts'
import type { AtBranch } from './may-make.ts'

const keyOf = ({ permission, branch, branchContact }: PermissionNeed): string =>
  JSON.stringify([permission, branch, branchContact])

/** A branch as a whole is read part by part. */
const firstPart = (place: DocumentPlace): number => (place[0] === 'branches' ? 3 : 1)

/**
 * Returns the permissions of which one is enough to read a place: it is read with each thing
 * around it. Unforeseen places, and a whole branch, are for owners alone.
 */
function needsOf(place: DocumentPlace): readonly PermissionNeed[] {
  const needs = place.flatMap((_, at) =>
    at + 1 < firstPart(place) ? [] : needsOfReading(place.slice(0, at + 1)),
  )
  return needs.length > 0 ? needs : [{ permission: 'company' }]
}

type AskedAt = { readonly place: Pick<BranchPlace, 'companyKey'>; readonly staff: Asker }

/**
 * Returns a test of places that the caller may read; changes elsewhere are hidden. At most one
 * query.
 */
export async function mayReadPlaces(
  { database }: Pick<Api, 'database'>,
  { place, staff }: AskedAt,
  places: readonly DocumentPlace[],
): Promise<(place: DocumentPlace) => boolean> {
  // Of the many places of a large change few are unlike each other.
  const unlike = new Map(places.map((place) => [permissionsAlikeIn(place), place]))
  const each = new Map([...unlike.values()].flatMap(needsOf).map((need) => [keyOf(need), need]))
  const lacking = each.size > 0 ? await lacksOf(staff, place.companyKey)(database, [...each.values()]) : []
  const missing = new Set(lacking.flatMap((need) => ('takes' in need ? [] : [keyOf(need)])))
  const mayRead = (one: DocumentPlace): boolean => needsOf(one).some((need) => !missing.has(keyOf(need)))
  const read = new Map([...unlike].map(([alike, one]) => [alike, mayRead(one)]))
  return (one) => read.get(permissionsAlikeIn(one)) ?? mayRead(one)
}

/**
 * Whether the caller may read a place, or the lacks: asked before any lookup, so that no answer
 * tells whether it exists. Two queries at most.
 */
export async function mayAskAbout({ database }: Pick<Api, 'database'>, at: AtBranch, place: DocumentPlace) {
  const mayRead = await mayReadPlaces({ database }, at, [place])
  if (mayRead(place)) return { ok: true as const }
  const own = needsOfReading(place)
  const needs = own.length > 0 ? own : ([{ permission: 'company' }] as const)
  return no('permission-missing', await reasonsOf(database, at.place.companyId, needs))
}

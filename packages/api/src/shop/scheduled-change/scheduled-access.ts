import { permissionsOfChange, type PermissionNeed } from '@mostrador/domain/permission/change-needs'
import type { Api } from '../../ground/ports.ts'
import { lacksOf, type Asker } from '../../people/permission/needs-lacking.ts'
import type { BranchPlace } from '../revision/branch-place.ts'
import { mayReadPlaces } from '../revision/may-read-places.ts'
import type { Scheduled } from './scheduled-store.ts'

const keyOf = (need: PermissionNeed): string =>
  JSON.stringify([need.permission, need.branch, need.branchContact])

/** Branch, and a reader of its waiting changes. */
export type AskedAt = {
  readonly place: Pick<BranchPlace, 'companyKey' | 'branchKey'>
  readonly staff: Asker
}

/**
 * Returns the changes that the caller may see: readers of the history see those of places that
 * they may read; all callers those that they may make. At most two queries.
 */
export async function seenBy<Change extends Pick<Scheduled, 'operations'>>(
  { database }: Pick<Api, 'database'>,
  { place, staff }: AskedAt,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const history: PermissionNeed = { permission: 'activity', branch: place.branchKey }
  // A caller who may make it in person sees it at a tablet too.
  const needed = changes.map(({ operations }) => permissionsOfChange(operations))
  const lacking = await lacksOf(staff, place.companyKey)(database, [history, ...needed.flat()])
  const missing = new Set(lacking.flatMap((need) => ('takes' in need ? [] : [keyOf(need)])))
  const places = changes.flatMap(({ operations }) => operations.map((one) => one.place))
  const seesHistory = !missing.has(keyOf(history))
  const mayRead = await mayReadPlaces({ database }, { place, staff }, seesHistory ? places : [])
  return changes.filter(
    ({ operations }, at) =>
      needed[at]?.every((need) => !missing.has(keyOf(need))) ||
      (seesHistory && operations.every((one) => mayRead(one.place))),
  )
}

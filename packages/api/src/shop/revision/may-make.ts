import {
  needsOfChange,
  permissionsOfChange,
  type ChangeNeed,
} from '@mostrador/domain/permission/change-needs'
import { inverseOf, type Operation } from '@mostrador/domain/revision/operation'
import { no } from '../../ground/http/handler.ts'
import type { Api, StaffOrProgram } from '../../ground/ports.ts'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import type { BranchPlace } from './branch-place.ts'

/** Branch, and a member of staff or a program that works there. */
export type AtBranch = { readonly place: BranchPlace; readonly staff: StaffOrProgram }

/**
 * Whether the caller may make a change, asked before it is judged; or the lacks. The change asks
 * again under the lock.
 */
export const mayMake = (api: Pick<Api, 'database'>, at: AtBranch, operations: readonly Operation[]) =>
  meets(api, at, needsOfChange(operations))

/** Whether the caller may stop a change: by the same permissions, and by a PIN as well. */
export const mayCallOff = (api: Pick<Api, 'database'>, at: AtBranch, operations: readonly Operation[]) =>
  meets(api, at, permissionsOfChange(operations))

/**
 * Whether the caller may put a change off until later: by the proof that taking it back would take,
 * since until then everything stays on that it turns off.
 */
export const mayPutOff = (api: Pick<Api, 'database'>, at: AtBranch, operations: readonly Operation[]) =>
  meets(
    api,
    at,
    needsOfChange(inverseOf(operations)).filter((need) => 'takes' in need),
  )

async function meets(
  { database }: Pick<Api, 'database'>,
  { place, staff }: AtBranch,
  needs: readonly ChangeNeed[],
) {
  const lacking = await lacksOf(staff, place.companyKey)(database, needs)
  if (lacking.length === 0) return { ok: true as const }
  return no('permission-missing', await reasonsOf(database, place.companyId, lacking))
}

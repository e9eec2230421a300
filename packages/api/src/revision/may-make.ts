import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Operation } from '@mostrador/domain/revision/operation'
import { no } from '../http/handler.ts'
import type { Api, StaffOrProgram } from '../ports.ts'
import { reasonsOf } from '../permission/denied-response.ts'
import { lacksOf } from '../permission/needs-lacking.ts'
import type { BranchPlace } from './branch-place.ts'

/** Somebody who works at a branch, or a program that does. */
export type AtBranch = { readonly place: BranchPlace; readonly staff: StaffOrProgram }

/**
 * Whether somebody may make a change, asked before anything of it is judged; or what is missing.
 * The change asks again under the lock.
 */
export async function mayMake(
  { database }: Pick<Api, 'database'>,
  { place, staff }: AtBranch,
  operations: readonly Operation[],
) {
  const lacking = await lacksOf(staff, place.companyKey)(database, needsOfChange(operations))
  if (lacking.length === 0) return { ok: true as const }
  return no('permission-missing', await reasonsOf(database, place.companyId, lacking))
}

import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import type { ImportWorld } from '../file/import-world.ts'
import { reconcileTenant, type Reconciliation } from '../file/reconcile-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { placeOfPath } from '../history/place-of-path.ts'
import { changeableOf } from '../history/tenant-document.ts'
import { changePart } from '../part/change-part.ts'
import { partOf } from '../part/part-of.ts'
import { withoutStrays } from './without-strays.ts'
import type { ChangeResult, Denied, Stale, TenantChange } from './tenant-change.ts'

/**
 * Applies operations to a company, all or none: to the present tenant, under the lock of its
 * imports, judged and written as a file would be. One that does not fit is a conflict; missing
 * permissions are refused before that, so that no one learns the present value by a conflict.
 * Operations within one menu read and judge only that menu, with the same result.
 */
export async function changeTenant(change: TenantChange, world: ImportWorld): Promise<ChangeResult> {
  const part = partOf(change.operations)
  const done = part && (await changePart(change, part, world))
  return done ?? changeWhole(change, world)
}

async function changeWhole(change: TenantChange, world: ImportWorld): Promise<ChangeResult> {
  let judged: unknown
  const needs = needsOfChange(change.operations)
  const wanted: Reconciliation<Stale | Denied>['wanted'] = async (db, stock) => {
    const lacking = (await change.lacks?.(db, needs)) ?? []
    if (lacking.length > 0) return { ok: false, needs: lacking }
    const file = (await changeableOf(db, stock)) ?? {}
    const applied = applyOperations(file, change.operations)
    if (!applied.ok) return applied
    judged = withoutStrays(file, applied.document)
    const checked = checkTenantFile(judged)
    if (checked.ok) return checked
    // An old fault, by a rule that came later, does not refuse another change.
    const before = checkTenantFile(file)
    return checkTenantFile(judged, before.ok ? [] : before.problems)
  }
  const result = await reconcileTenant({ ...change, wanted }, world)
  if (result.ok || !('problems' in result)) return result
  const problems = result.problems.map((one) => ({ ...one, place: placeOfPath(judged, one.path) }))
  return { ok: false, problems }
}

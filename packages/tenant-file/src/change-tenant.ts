import type { Bringing } from './bring-in.ts'
import type { ImportResult, ImportWorld } from './import-world.ts'
import { bringIn } from './bring-in.ts'
import { checkTenantFile } from './check-tenant-file.ts'
import { applyOperations } from './history/apply-operations.ts'
import type { Conflict } from './history/apply-operations.ts'
import type { Operation } from './history/operation.ts'
import type { Author } from './history/record-revision.ts'
import { changeableOf } from './history/tenant-document.ts'

/** An operation that does not fit the company of now. */
type Stale = { readonly ok: false; readonly conflict: Conflict }

/** What came of a change: as of an import, or what does not fit any more. */
export type ChangeResult = ImportResult | Stale

/** A change of a company, step by step. */
export type TenantChange = {
  readonly companyKey: string
  readonly operations: readonly Operation[]
  readonly author: Author
}

/**
 * Applies operations to a company, all or none: to the tenant as it is now, under the lock of its
 * imports, judged and written as a file would be. One that does not fit is a conflict.
 */
export async function changeTenant(change: TenantChange, world: ImportWorld): Promise<ChangeResult> {
  const wanted: Bringing<Stale>['wanted'] = async (db, stock) => {
    const file = (await changeableOf(db, stock)) ?? {}
    const applied = applyOperations(file, change.operations)
    if (!applied.ok) return applied
    const checked = checkTenantFile(applied.document)
    if (checked.ok) return checked
    // What was wrong before, by a rule that came later, is no reason against another change.
    const before = checkTenantFile(file)
    return checkTenantFile(applied.document, before.ok ? [] : before.problems)
  }
  return bringIn({ ...change, wanted }, world)
}

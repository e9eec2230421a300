import type { ImportResult, ImportWorld } from './import-world.ts'
import { reconcileTenant } from './reconcile-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import type { Author } from '../history/record-revision.ts'

/** Imports a tenant file, as `reconcileTenant` does: the same file again changes nothing. */
export async function importTenant(
  file: unknown,
  world: ImportWorld,
  author: Author = { door: 'FILE' },
): Promise<ImportResult> {
  const checked = checkTenantFile(file)
  if (!checked.ok) return checked
  return reconcileTenant<never>(
    { companyKey: checked.tenant.company.key, author, wanted: async () => checked },
    world,
  )
}

import type { Database } from '@mostrador/database/rows'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Kysely } from 'kysely'
import { reconcileTenant } from './reconcile-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import type { Author } from '../history/record-revision.ts'
import { laterRevisions, takenBack, type TakenBack } from '../history/taken-back.ts'
import { documentOf, documentOfFile } from '../history/tenant-document.ts'
import type { ImportResult, ImportWorld } from './import-world.ts'
import type { Stock } from '../mapping/stock.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

/** A file that is older than changes that it would take back. */
export type OlderFile = {
  readonly ok: false
  readonly takenAt: number
  readonly takesBack: readonly Omit<TakenBack, 'count'>[]
}

/**
 * Imports a tenant file, unless it was taken at a revision and would take back changes of others
 * since: then it tells which, and whose, and changes nothing. Runs under the lock of the company,
 * so that no change comes in between. With `force`, and for a file without a revision, it is a
 * plain import.
 */
export async function importTakenFile(
  file: unknown,
  { force = false, author = { door: 'FILE' } }: { readonly force?: boolean; readonly author?: Author },
  world: ImportWorld,
): Promise<ImportResult | OlderFile> {
  const checked = checkTenantFile(file)
  if (!checked.ok) return checked
  const { tenant } = checked
  return reconcileTenant<OlderFile>(
    {
      companyKey: tenant.company.key,
      author,
      wanted: async (db, stock) => (force ? undefined : await olderThan(db, stock, tenant)) ?? checked,
    },
    world,
  )
}

/** Finds the changes after a file's revision that it would take back; undefined for none. */
async function olderThan(db: Kysely<Database>, stock: Stock, tenant: Tenant): Promise<OlderFile | undefined> {
  const { revision: takenAt, company } = tenant
  if (takenAt === undefined) return undefined
  const would = compareDocuments(documentOf(stock), documentOfFile(tenant)).map(({ place }) => place)
  if (would.length === 0) return undefined
  const later = await laterRevisions(db, { companyKey: company.key, since: takenAt })
  const found = await takenBack(db, { companyKey: company.key, later, would })
  const takesBack = found.map(({ count: _count, ...change }) => change)
  return takesBack.length === 0 ? undefined : { ok: false, takenAt, takesBack }
}

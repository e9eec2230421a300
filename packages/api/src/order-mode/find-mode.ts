import type { Catalog } from '../catalog/catalog-cache.ts'
import type { CatalogMode } from '../catalog/load-modes.ts'
import type { Api } from '../ports.ts'

/** An order mode by its id with the catalogue that it stands in: one small query, the rest from memory. */
export async function findMode(
  { database, catalogs }: Pick<Api, 'database' | 'catalogs'>,
  id: string,
): Promise<{ readonly catalog: Catalog; readonly mode: CatalogMode } | undefined> {
  const row = await database
    .selectFrom('order_modes')
    .select('branch_contact_id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  const catalog = row && (await catalogs.get(row.branch_contact_id))
  const mode = catalog?.modes.find((one) => one.id === id)
  return catalog && mode ? { catalog, mode } : undefined
}

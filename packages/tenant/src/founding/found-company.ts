import { reconcileTenant } from '../file/reconcile-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import type { ImportResult, ImportWorld } from '../file/import-world.ts'
import { newShop, type NewShop } from './new-shop.ts'

/**
 * Brings a company in that is not there yet, as its file would: one that is keeps all that it has,
 * and is answered as taken. Asked under the lock of the key, so that of two at once one is founded.
 */
export async function foundCompany(
  shop: NewShop,
  world: ImportWorld,
): Promise<ImportResult | { readonly ok: false; readonly taken: true }> {
  const checked = checkTenantFile(await newShop(shop))
  if (!checked.ok) return checked
  return reconcileTenant<{ readonly ok: false; readonly taken: true }>(
    {
      companyKey: shop.alias,
      author: { door: 'CONSOLE' },
      wanted: async (_, stock) => (stock.rows('companies').length > 0 ? { ok: false, taken: true } : checked),
    },
    world,
  )
}

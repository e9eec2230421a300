import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { findAlias } from '../../people/host/find-alias.ts'
import { loadBranch } from '../../shop/company/company-store.ts'
import type { Api } from '../../ground/ports.ts'

/** Installed brand, or one of its branch contacts, under its own name. */
export type InstalledBrand = { readonly alias: string; readonly name: string; readonly branch: BranchInfo }

/** Finds an alias's brand; undefined for a company. */
export async function installedBrand(
  { database, catalogs }: Pick<Api, 'database' | 'catalogs'>,
  alias: string,
): Promise<InstalledBrand | undefined> {
  const target = await findAlias(database, alias)
  if (target?.kind === 'branchContact') {
    const contact = (await catalogs.get(target.branchContactId))?.contact
    return contact && { alias: contact.info.alias, name: contact.info.name, branch: contact.branch }
  }
  const branch = target?.kind === 'branch' ? await loadBranch(database, target.branchId) : undefined
  return branch && { alias: branch.alias, name: branch.name, branch }
}

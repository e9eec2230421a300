import type { NamedThing } from '@mostrador/domain/menu/menu-document'
import type { ImportWorld } from '../file/import-world.ts'
import { companyKeyOfAlias, takeTenant } from '../file/export-tenant.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'

export type BranchFile = TenantFile['branches'][number]
export type MenuFile = NonNullable<BranchFile['menus']>[number]

/** The menu that a branch contact sells, in its tenant; or why it cannot be told which. */
export type FoundMenu =
  | {
      readonly ok: true
      readonly tenant: TenantFile
      readonly branch: BranchFile
      readonly menu: MenuFile
      /** The names by which cells know the branch's indicators. */
      readonly indicators: readonly NamedThing[]
    }
  | { readonly ok: false; readonly reason: 'contact-unknown' }
  | { readonly ok: false; readonly reason: 'menu-unclear'; readonly menus: readonly string[] }

/** Finds the menu of a branch contact; one that sells several needs the key of one of them. */
export async function menuOfContact(
  { db }: Pick<ImportWorld, 'db'>,
  { alias, menuKey }: { readonly alias: string; readonly menuKey: string | undefined },
): Promise<FoundMenu> {
  const companyKey = await companyKeyOfAlias(db, alias)
  const tenant = companyKey === undefined ? undefined : await takeTenant(db, companyKey)
  for (const branch of tenant?.branches ?? []) {
    const contact = branch.branchContacts?.find((one) => (one.alias ?? one.key) === alias)
    if (!tenant || !contact) continue
    const sold = new Set(contact.orderModes?.map(({ menu }) => menu))
    const menus = (branch.menus ?? []).filter(({ key }) => sold.has(key))
    const menu = menus.find(({ key }) => key === (menuKey ?? menus[0]?.key))
    if (!menu || (menuKey === undefined && menus.length > 1))
      return { ok: false, reason: 'menu-unclear', menus: menus.map(({ key }) => key) }
    const indicators = (branch.indicators ?? []).map(({ key, showName }) => ({ key, name: showName }))
    return { ok: true, tenant, branch, menu, indicators }
  }
  return { ok: false, reason: 'contact-unknown' }
}

import { checkTenantFile } from '../check-tenant-file.ts'
import { mantissaOf } from '../countries.ts'
import { companyKeyOfAlias, exportTenant } from '../export-tenant.ts'
import type { ImportResult, ImportWorld } from '../import-world.ts'
import { importTenant } from '../import-tenant.ts'
import type { Problem } from '../problems.ts'
import type { Tenant, TenantBranch, TenantMenu } from '../schema/tenant-schema.ts'
import { applyMenuSheet, withMenu } from './apply-menu-sheet.ts'
import type { Difference } from './difference.ts'
import { menuDifference } from './difference.ts'
import type { MenuSheet } from './read-sheet.ts'
import type { SheetProblem } from './sheet-problems.ts'
import { sheetProblem } from './sheet-problems.ts'

/** What came of a spreadsheet. A dry run has a difference and no result. */
export type MenuImport =
  | {
      readonly ok: true
      readonly difference: readonly Difference[]
      readonly result: ImportResult | undefined
    }
  | { readonly ok: false; readonly reason: 'contact-unknown' }
  | { readonly ok: false; readonly reason: 'menu-unclear'; readonly menus: readonly string[] }
  | { readonly ok: false; readonly reason: 'sheet'; readonly problems: readonly SheetProblem[] }
  | { readonly ok: false; readonly reason: 'tenant'; readonly problems: readonly Problem[] }

/**
 * Imports the menu of a branch contact from a spreadsheet, whole or not at all: the tenant as it
 * would be exported, with this menu in it, is imported like any file. A branch contact that sells
 * several menus needs `menuKey`. With `dryRun` nothing is written, but everything is judged that
 * needs no writing.
 */
export async function importMenuSheet(
  world: ImportWorld,
  wanted: {
    readonly alias: string
    readonly menuKey: string | undefined
    readonly sheet: MenuSheet
    readonly dryRun: boolean
  },
): Promise<MenuImport> {
  const found = await findContact(world, wanted.alias)
  if (!found) return { ok: false, reason: 'contact-unknown' }
  const { tenant, branch, menus } = found
  const menu = menus.length === 1 ? menus[0] : menus.find(({ key }) => key === wanted.menuKey)
  if (!menu || (wanted.menuKey !== undefined && menu.key !== wanted.menuKey)) {
    return { ok: false, reason: 'menu-unclear', menus: menus.map(({ key }) => key) }
  }
  const applied = applyMenuSheet(wanted.sheet, { branch, menu, mantissa: mantissaOf(branch.country) })
  if (!applied.ok) return { ok: false, reason: 'sheet', problems: applied.problems }
  const file = withMenu(tenant, branch.key, applied.menu)
  const difference = menuDifference(menu, applied.menu)
  const checked = wanted.dryRun ? checkTenantFile(file) : await importTenant(file, world, { door: 'SHEET' })
  if (checked.ok) return { ok: true, difference, result: 'changed' in checked ? checked : undefined }
  return inTheSheet(checked.problems, { file, branch, menu, rowOfPlate: applied.rowOfPlate })
}

async function findContact(
  { db }: ImportWorld,
  alias: string,
): Promise<
  | { readonly tenant: Tenant; readonly branch: TenantBranch; readonly menus: readonly TenantMenu[] }
  | undefined
> {
  const companyKey = await companyKeyOfAlias(db, alias)
  const checked = companyKey === undefined ? undefined : checkTenantFile(await exportTenant(db, companyKey))
  if (!checked?.ok) return undefined
  for (const branch of checked.tenant.branches) {
    const contact = branch.branchContacts.find((one) => (one.alias ?? one.key) === alias)
    const sold = new Set(contact?.orderModes.map(({ menu }) => menu))
    if (contact)
      return { tenant: checked.tenant, branch, menus: branch.menus.filter(({ key }) => sold.has(key)) }
  }
  return undefined
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  image: 'imagen',
  name: 'plato',
  description: 'descripcion',
  key: 'clave',
  price: 'precio',
  sizes: 'tamanos',
  garnishGroups: 'grupos',
  category: 'categoria',
}

/**
 * Problems of the tenant at the rows and columns that they come from; those of other places stay as
 * they are.
 */
function inTheSheet(
  problems: readonly Problem[],
  at: {
    readonly file: Tenant
    readonly branch: TenantBranch
    readonly menu: TenantMenu
    readonly rowOfPlate: readonly number[]
  },
): MenuImport {
  const branchIndex = at.file.branches.findIndex(({ key }) => key === at.branch.key)
  const menuIndex = at.branch.menus.findIndex(({ key }) => key === at.menu.key)
  const start = `branches[${branchIndex}].menus[${menuIndex}].plates[`
  const inSheet = problems.flatMap(({ path, message }) => {
    const [, index, field = ''] = path.startsWith(start)
      ? (/^(\d+)\]\.?(\w*)/.exec(path.slice(start.length)) ?? [])
      : []
    const row = index === undefined ? undefined : at.rowOfPlate[Number(index)]
    if (row === undefined) return []
    return [
      sheetProblem({ sheet: 'menu', row, column: COLUMN_OF[field] ?? '' }, 'not-valid', { text: message }),
    ]
  })
  return inSheet.length === problems.length
    ? { ok: false, reason: 'sheet', problems: inSheet }
    : { ok: false, reason: 'tenant', problems }
}

import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { layoutByHeadings } from '@mostrador/domain/menu-sheet/sheet-layout'
import type { SheetOutcome } from '@mostrador/domain/menu-sheet/apply-sheet'
import {
  readMenuSheet,
  strangeColumns,
  withoutAbsent,
  type MenuSheet,
} from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { SHEET_HEADINGS } from '@mostrador/domain/menu-sheet/sheet-columns'
import { takenAt } from '@mostrador/domain/menu-sheet/taken-at'
import type { SheetProblem } from '@mostrador/domain/menu-sheet/sheet-problem'
import { decimalsOf } from '@mostrador/domain/spreadsheet/csv'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { mantissaOf } from '../write/countries.ts'
import { sentencesOf } from '../history/sentence-of.ts'
import type { ImportResult, ImportWorld } from '../file/import-world.ts'
import { importTakenFile, type OlderFile } from '../file/import-taken.ts'
import type { Problem } from '../check/problems.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'
import { withoutStrays } from '../document/without-strays.ts'
import { menuOfContact, type BranchFile, type FoundMenu, type MenuFile } from './menu-of-contact.ts'

type Told = {
  readonly sheet: 'menu'
  readonly row: number
  readonly column: string
  readonly message: string
}

/** Result of a spreadsheet. A dry run has a difference and no result. */
export type MenuImport =
  | {
      readonly ok: true
      /** Changes, in the sentences of the revision. */
      readonly difference: readonly string[]
      readonly result: ImportResult | undefined
    }
  | Exclude<FoundMenu, { readonly ok: true }>
  | { readonly ok: false; readonly reason: 'sheet'; readonly problems: readonly (SheetProblem | Told)[] }
  | { readonly ok: false; readonly reason: 'tenant'; readonly problems: readonly Problem[] }
  /** The file is older than changes which it would take back. */
  | { readonly ok: false; readonly reason: 'older'; readonly older: OlderFile }

/**
 * Imports the menu of a branch contact from a spreadsheet, whole or not at all: the tenant as it
 * would be exported, with this menu in it, is imported like any file. A branch contact that sells
 * several menus needs `menuKey`. With `dryRun` nothing is written, but everything is judged that
 * needs no writing. A sheet that says at which change it was taken takes nothing back of those made
 * since, unless `force` says so.
 */
export async function importMenuSheet(
  world: ImportWorld,
  wanted: {
    readonly alias: string
    readonly menuKey: string | undefined
    readonly sheet: MenuSheet
    readonly dryRun: boolean
    readonly force?: boolean
  },
): Promise<MenuImport> {
  const found = await menuOfContact(world, wanted)
  if (!found.ok) return found
  const { tenant, branch, menu } = found
  const outcome = applied(wanted.sheet, found)
  if (outcome.problems.length > 0) return { ok: false, reason: 'sheet', problems: outcome.problems }
  const after = withoutAbsent(outcome) as MenuFile
  const file = withMenu(tenant, branch.key, after)
  const taken = { ...file, revision: takenAt(wanted.sheet.menu) }
  const how = { force: wanted.force ?? false, author: { door: 'SHEET' } } as const
  const checked = wanted.dryRun ? checkTenantFile(file) : await importTakenFile(taken, how, world)
  if ('takesBack' in checked) return { ok: false, reason: 'older', older: checked }
  if (!checked.ok) return inTheSheet(checked.problems, { file, branch, after, outcome })
  const before = withMenu(tenant, branch.key, menu)
  const difference = sentencesOf(compareDocuments(before, file), { before, after: file })
  return { ok: true, difference, result: 'changed' in checked ? checked : undefined }
}

/** Replaces the whole menu by a spreadsheet; headings alone tell its columns. */
function applied(
  sheet: MenuSheet,
  { branch, menu, indicators }: Extract<FoundMenu, { ok: true }>,
): SheetOutcome {
  const layout = layoutByHeadings(sheet.menu)
  const outcome = readMenuSheet(sheet, menu, {
    layout,
    required: ['category', 'name', 'price'],
    world: { mantissa: mantissaOf(branch.country), decimals: decimalsOf(branch.country), indicators },
    wishes: { isWhole: true, isOrdered: true },
  })
  return { ...outcome, problems: [...strangeColumns(sheet.menu, layout), ...outcome.problems] }
}

/** Returns a tenant with another menu of the same key, and without references to removed things. */
function withMenu(tenant: TenantFile, branchKey: string, menu: MenuFile): TenantFile {
  const isThere = (key: string): boolean => menu.categories.some((category) => category.key === key)
  const branches = tenant.branches.map((branch) => {
    if (branch.key !== branchKey) return branch
    const branchContacts = branch.branchContacts?.map((contact) => ({
      ...contact,
      // Staff mark things as sold out; a spreadsheet leaves their marks alone.
      soldOut: undefined,
      orderModes: contact.orderModes?.map((mode) =>
        mode.menu === menu.key && mode.categoriesNotInCart
          ? { ...mode, categoriesNotInCart: mode.categoriesNotInCart.filter(isThere) }
          : mode,
      ),
    }))
    return {
      ...branch,
      ...(branchContacts && { branchContacts }),
      menus: branch.menus?.map((one) => (one.key === menu.key ? menu : one)),
    }
  })
  // Overrides of removed plates go with them; all others stay.
  return withoutStrays(tenant, { ...tenant, branches }) as TenantFile
}

/**
 * Returns the problems of the tenant at their rows and columns; those of other places stay as they
 * are.
 */
function inTheSheet(
  problems: readonly Problem[],
  at: {
    readonly file: TenantFile
    readonly branch: BranchFile
    readonly after: MenuFile
    readonly outcome: SheetOutcome
  },
): MenuImport {
  const branchIndex = at.file.branches.findIndex(({ key }) => key === at.branch.key)
  const menuIndex = at.branch.menus?.findIndex(({ key }) => key === at.after.key)
  const start = `branches[${branchIndex}].menus[${menuIndex}].plates[`
  const headings: Readonly<Record<string, string>> = SHEET_HEADINGS
  const inSheet = problems.flatMap(({ path, message }): Told[] => {
    const [, index, field = ''] = path.startsWith(start)
      ? (/^(\d+)\]\.?(\w*)/.exec(path.slice(start.length)) ?? [])
      : []
    const row = at.outcome.rowOfPlate.get(at.after.plates[Number(index ?? -1)]?.key ?? '')
    return row === undefined ? [] : [{ sheet: 'menu', row, column: headings[field] ?? '', message }]
  })
  return inSheet.length === problems.length
    ? { ok: false, reason: 'sheet', problems: inSheet }
    : { ok: false, reason: 'tenant', problems }
}

import { plateSchema } from '../schema/menu-schema.ts'
import type { Tenant, TenantBranch, TenantMenu, TenantPlate as Plate } from '../schema/tenant-schema.ts'
import { readGroups } from './group-rows.ts'
import type { MenuRow } from './menu-rows.ts'
import { readMenuRows } from './menu-rows.ts'
import type { MenuSheet } from './read-sheet.ts'
import type { SheetProblem } from './sheet-problems.ts'
import { sheetProblem } from './sheet-problems.ts'
import { freeSlug, slugOf } from './slug.ts'

type Category = TenantMenu['categories'][number]
type Keyed = { readonly key: string; readonly name: string }

/** The menu that a spreadsheet says, or everything that is wrong with the spreadsheet. */
export type AppliedSheet =
  | { readonly ok: true; readonly menu: TenantMenu; readonly rowOfPlate: readonly number[] }
  | { readonly ok: false; readonly problems: readonly SheetProblem[] }

/**
 * The menu of a branch as a spreadsheet says it: its rows are all the plates, in their order, so a
 * plate without a row is removed. A plate is the same one by its key, or else by its name; what a
 * missing column would say stays as it is. Groups that the sheet "grupos" has are replaced, the
 * others stay.
 */
export function applyMenuSheet(
  sheet: MenuSheet,
  to: { readonly branch: TenantBranch; readonly menu: TenantMenu; readonly mantissa: number },
): AppliedSheet {
  const read = readMenuRows(sheet.menu, to.mantissa)
  const groups = sheet.groups
    ? readGroups(sheet.groups, { before: to.menu.garnishGroups, mantissa: to.mantissa })
    : { groups: [], problems: [] }
  const garnishGroups = merge(to.menu.garnishGroups, groups.groups)
  const problems: SheetProblem[] = [...read.problems, ...groups.problems]
  const categories = categoriesOf(read.rows, to.menu.categories)
  const keys = plateKeys(read.rows, { before: to.menu.plates, categories, problems })
  const plates = read.rows.map((row, index) =>
    plateOf(row, { ...to, key: keys[index] ?? '', categories, garnishGroups, problems }),
  )
  if (problems.length > 0) return { ok: false, problems }
  const named = (field: 'remarked' | 'upselled', before: readonly string[]) =>
    namedPlates(read.rows, keys, { field, before })
  const menu: TenantMenu = {
    ...to.menu,
    categories,
    garnishGroups,
    plates,
    remarkeds: named('remarked', to.menu.remarkeds),
    upselleds: named('upselled', to.menu.upselleds),
    // A discount whose plates are all gone goes with them.
    discounts: to.menu.discounts
      .map((discount) => ({ ...discount, plates: discount.plates.filter((key) => keys.includes(key)) }))
      .filter((discount) => discount.plates.length > 0),
  }
  return { ok: true, menu, rowOfPlate: read.rows.map(({ number }) => number) }
}

const merge = <T extends Keyed>(before: readonly T[], changed: readonly T[]): T[] => [
  ...before.map((one) => changed.find(({ key }) => key === one.key) ?? one),
  ...changed.filter(({ key }) => !before.some((one) => one.key === key)),
]

/**
 * A thing by its key, its name or the name that diners read, in any case and with or without
 * accents.
 */
const findNamed = <T extends Keyed & { readonly showName?: string | undefined }>(
  things: readonly T[],
  text: string,
): T | undefined =>
  things.find(({ key, name, showName }) => [key, slugOf(name), slugOf(showName ?? '')].includes(slugOf(text)))

/** The categories of the rows in the order in which they come up. */
function categoriesOf(rows: readonly MenuRow[], before: readonly Category[]): Category[] {
  const taken = new Set(before.map(({ key }) => key))
  const categories = new Map<string, Category>()
  for (const { category: name } of rows) {
    if (categories.has(slugOf(name))) continue
    const known = findNamed(before, name)
    const key = known?.key ?? freeSlug(name, taken)
    taken.add(key)
    categories.set(slugOf(name), known ?? { key, name, description: '', indicators: [], visible: true })
  }
  return [...new Set(categories.values())]
}

/** The key of each row's plate: the one it says, that of the plate of its name, or a new one. */
function plateKeys(
  rows: readonly MenuRow[],
  world: {
    readonly before: readonly Plate[]
    readonly categories: readonly Category[]
    readonly problems: SheetProblem[]
  },
): readonly string[] {
  const rowOf = new Map<string, number>()
  const said = new Set(rows.map(({ key }) => key).filter((key) => key !== undefined))
  return rows.map((row) => {
    const known = world.before
      .filter(({ key, name }) => !said.has(key) && slugOf(name) === slugOf(row.plate))
      .toSorted((a, b) => Number(inCategory(b, row, world)) - Number(inCategory(a, row, world)))
    const free = row.key ?? known[0]?.key ?? newKey(row, { ...world, said, rowOf })
    const before = rowOf.get(free)
    if (before !== undefined) {
      const at = { sheet: 'menu', row: row.number, column: row.key ? 'clave' : 'plato' } as const
      world.problems.push(
        sheetProblem(at, row.key ? 'key-twice' : 'plate-twice', { text: row.key ?? row.plate, row: before }),
      )
    }
    rowOf.set(free, row.number)
    return free
  })
}

const inCategory = (
  plate: Plate,
  row: MenuRow,
  { categories }: { readonly categories: readonly Category[] },
): boolean => plate.category === findNamed(categories, row.category)?.key

/**
 * A new plate of the name of another row is the same row twice, and noted as such: only old keys
 * are avoided.
 */
function newKey(
  { plate }: MenuRow,
  world: {
    readonly before: readonly Plate[]
    readonly said: ReadonlySet<string>
    readonly rowOf: ReadonlyMap<string, number>
  },
): string {
  const slug = slugOf(plate)
  if (world.rowOf.has(slug)) return slug
  return freeSlug(plate, { has: (key) => world.said.has(key) || world.before.some((one) => one.key === key) })
}

/**
 * What a plate is of which a sheet says nothing; its key, category, name and price it says of each.
 */
const NEW_PLATE = plateSchema.parse({ key: 'a', category: 'a', name: 'a', price: 0 })

function plateOf(
  row: MenuRow,
  world: {
    readonly branch: TenantBranch
    readonly menu: TenantMenu
    readonly key: string
    readonly categories: readonly Category[]
    readonly garnishGroups: TenantMenu['garnishGroups']
    readonly problems: SheetProblem[]
  },
): Plate {
  const before = world.menu.plates.find(({ key }) => key === world.key)
  const named = (column: string, texts: readonly string[] | undefined, things: readonly Keyed[]) =>
    texts?.map((text) => {
      const found = findNamed(things, text)
      const code = column === 'grupos' ? 'group-unknown' : 'indicator-unknown'
      if (!found)
        world.problems.push(sheetProblem({ sheet: 'menu', row: row.number, column }, code, { text }))
      return found?.key ?? ''
    })
  const indicators = world.branch.indicators.map(({ key, showName }) => ({ key, name: showName }))
  return {
    ...(before ?? NEW_PLATE),
    ...row.said,
    key: world.key,
    category: findNamed(world.categories, row.category)?.key ?? '',
    name: row.plate,
    showName: before && before.name === row.plate ? before.showName : undefined,
    price: row.price,
    sizes: sizesOf(row, before),
    garnishGroups: named('grupos', row.groups, world.garnishGroups) ?? before?.garnishGroups ?? [],
    indicators: named('indicadores', row.indicators, indicators) ?? before?.indicators ?? [],
  }
}

/** Sizes keep their keys by their names. */
function sizesOf(row: MenuRow, before: Plate | undefined): Plate['sizes'] {
  if (!row.sizes) return before?.sizes ?? []
  const taken = new Set(before?.sizes.map(({ key }) => key))
  return row.sizes.map(({ name, price }) => {
    const key = before?.sizes.find((size) => slugOf(size.name) === slugOf(name))?.key ?? freeSlug(name, taken)
    taken.add(key)
    return { key, name, price }
  })
}

/**
 * One of the menu's two lists: as the column says, the known ones first in their order; else what
 * is left of it.
 */
function namedPlates(
  rows: readonly MenuRow[],
  keys: readonly string[],
  { field, before }: { readonly field: 'remarked' | 'upselled'; readonly before: readonly string[] },
): string[] {
  const kept = before.filter((key) => keys.includes(key))
  if (rows.every((row) => row[field] === undefined)) return kept
  const wanted = keys.filter((_, index) => rows[index]?.[field])
  return [...kept.filter((key) => wanted.includes(key)), ...wanted.filter((key) => !kept.includes(key))]
}

/**
 * A tenant with another menu in the place of the one of the same key, and nothing that points at
 * what is gone.
 */
export function withMenu(tenant: Tenant, branchKey: string, menu: TenantMenu): Tenant {
  const gone = (key: string): boolean => !menu.categories.some((category) => category.key === key)
  const branches = tenant.branches.map((branch) => {
    if (branch.key !== branchKey) return branch
    const branchContacts = branch.branchContacts.map((contact) => ({
      ...contact,
      // What is sold out is the staff's to say; a spreadsheet does not know it.
      soldOut: undefined,
      orderModes: contact.orderModes.map((mode) =>
        mode.menu === menu.key
          ? { ...mode, categoriesNotInCart: mode.categoriesNotInCart.filter((key) => !gone(key)) }
          : mode,
      ),
    }))
    return {
      ...branch,
      branchContacts,
      menus: branch.menus.map((one) => (one.key === menu.key ? menu : one)),
    }
  })
  return { ...tenant, branches }
}

import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import { stockOf, type Row, type Stock } from '../mapping/stock.ts'
import type { TenantTable } from '../mapping/tables.ts'
import { typedBefore, type TypedBefore, type Typing } from '../history/typed-before.ts'
import type { MenuPart } from './part-of.ts'

/** Menu to load, or the plates of it. */
type MenuWanted = Omit<MenuPart, 'kind'>

type Loading = MenuWanted & { readonly typing?: Typing }

/** Tables whose rows belong to a part: a change of it may write them. */
const OWN = [
  'menus',
  'categories',
  'category_indicators',
  'garnish_groups',
  'garnishes',
  'plates',
  'sizes',
  'plate_garnish_groups',
  'plate_indicators',
  'menu_discounts',
  'menu_discount_plates',
  'files',
] as const satisfies readonly TenantTable[]

/** Tables that are only looked up where the plates of a menu alone are read. */
const AROUND_PLATES: ReadonlySet<string> = new Set(['menus', 'categories', 'garnish_groups'])

/** Fields of a branch that its menus need. */
type Around = {
  readonly companyId: string
  readonly branchId: string
  readonly branchName: string
  readonly country: string
  /** Positions of the branch and the menu in their lists. */
  readonly branchAt: number
  readonly menuAt: number
}

export type LoadedPart = Around & {
  readonly part: MenuWanted
  readonly menu: Row
  readonly own: Stock
  /** Own rows, with those that they refer to. */
  readonly all: Stock
  /** Plates and categories that others than the menu name: they cannot just go. */
  readonly named: { readonly plates: ReadonlySet<string>; readonly categories: ReadonlySet<string> }
  /**
   * The ids of plates, sizes and garnishes that branch contacts say something of: with them that
   * goes.
   */
  readonly spokenOf: ReadonlySet<unknown>
  readonly typed: TypedBefore | null
}

type Read = Around & {
  readonly rows: Readonly<Record<(typeof OWN)[number] | 'indicators', readonly Row[] | null>>
  readonly namedPlates: readonly string[]
  readonly namedCategories: readonly string[]
  readonly spokenOf: readonly string[]
  readonly typed: TypedBefore | null
}

/**
 * Loads a part of a company, in one statement; undefined for an unknown menu. It has to run after
 * the lock of the company, since a statement sees the state at its begin. For a change it also
 * reads the author's previous edit.
 */
export async function loadPart(
  db: Kysely<Database>,
  companyKey: string,
  part: Loading,
): Promise<LoadedPart | undefined> {
  const { rows } = await reading(companyKey, part).execute(db)
  const [read] = rows
  if (!read) return undefined
  const tables = new Map(Object.entries(read.rows).map(([table, found]) => [table, found ?? []]))
  const own = OWN.filter((table) => !part.plateKeys || !AROUND_PLATES.has(table))
  const [menu = {}] = tables.get('menus') ?? []
  return {
    ...read,
    part,
    menu,
    own: stockOf(new Map(own.map((table) => [table, tables.get(table) ?? []]))),
    all: stockOf(tables),
    named: { plates: new Set(read.namedPlates), categories: new Set(read.namedCategories) },
    spokenOf: new Set(read.spokenOf),
  }
}

/** Column by which an override names its thing, and the things that are asked about. */
type SpokenOf = { readonly own: string; readonly which: unknown }

// oxlint-disable-next-line max-lines-per-function -- one statement, a line for each table
function reading(companyKey: string, { branchKey, menuKey, plateKeys, typing }: Loading) {
  const keys = plateKeys ? [...plateKeys] : null
  const isWhole = sql`${keys}::text[] is null`
  return statement()
    .part(
      'menu',
      () => sql`
        select m.*, b.name as branch_name, b.country_id,
          (select count(*)::integer from branches o
            where o.company_id = b.company_id and (o.position, o.id) < (b.position, b.id)) as branch_at,
          (select count(*)::integer from menus o
            where o.branch_id = b.id and (o.position, o.id) < (m.position, m.id)) as menu_at
        from companies c join branches b on b.company_id = c.id join menus m on m.branch_id = b.id
        where c.key = ${companyKey} and b.key = ${branchKey} and m.key = ${menuKey}`,
      'materialized',
    )
    .part(
      'touched',
      ({ menu }) => sql`
        select * from (
          select p.*, (row_number() over (order by p.position, p.id) - 1)::integer as at
          from ${menu} m join plates p on p.branch_id = m.branch_id and p.menu_id = m.id) ranked
        where ${isWhole} or key = any(${keys}::text[])`,
      'materialized',
    )
    .answer(({ menu, touched }) => {
      const plates = sql`array(select id from ${touched})`
      const ofMenu = (table: TenantTable) =>
        sql`array(select id from ${sql.table(table)} where branch_id = m.branch_id and menu_id = m.id)`
      const rowsOf = (table: TenantTable, which: unknown) =>
        sql`(select json_agg(t) from ${sql.table(table)} t where t.branch_id = m.branch_id and ${which})`
      const inMenu = sql`t.menu_id = m.id`
      const spokenOf = (table: TenantTable, overrides: TenantTable, { own, which }: SpokenOf) => sql`
        select t.id from ${sql.table(table)} t where t.branch_id = m.branch_id and ${which} and exists (
          select from ${sql.table(overrides)} o where o.branch_id = t.branch_id and o.${sql.ref(own)} = t.id)`
      return sql<Read>`
        select m.company_id as "companyId", m.branch_id as "branchId", m.branch_name as "branchName",
          m.country_id as country, m.branch_at as "branchAt", m.menu_at as "menuAt",
          json_build_object(
            'menus', ${rowsOf('menus', sql`t.id = m.id`)},
            'indicators', ${rowsOf('indicators', sql`true`)},
            'categories', ${rowsOf('categories', inMenu)},
            'garnish_groups', ${rowsOf('garnish_groups', inMenu)},
            'plates', (select json_agg(t) from ${touched} t),
            'sizes', ${rowsOf('sizes', sql`t.plate_id = any(${plates})`)},
            'plate_garnish_groups', ${rowsOf('plate_garnish_groups', sql`t.plate_id = any(${plates})`)},
            'plate_indicators', ${rowsOf('plate_indicators', sql`t.plate_id = any(${plates})`)},
            'category_indicators',
              ${rowsOf('category_indicators', sql`${isWhole} and t.category_id = any(${ofMenu('categories')})`)},
            'garnishes',
              ${rowsOf('garnishes', sql`${isWhole} and t.garnish_group_id = any(${ofMenu('garnish_groups')})`)},
            'menu_discounts', ${rowsOf('menu_discounts', sql`${isWhole} and ${inMenu}`)},
            'menu_discount_plates',
              ${rowsOf('menu_discount_plates', sql`${isWhole} and t.menu_discount_id = any(${ofMenu('menu_discounts')})`)},
            'files', (select json_agg(t) from files t where t.owner_id = any(${plates})
              or ${isWhole} and t.owner_id = any(${ofMenu('categories')}))
          ) as rows,
          array(select p.key from discount_codes d
            join plates p on p.branch_id = d.branch_id and p.id = d.required_plate_id
            where ${isWhole} and d.branch_id = m.branch_id and p.menu_id = m.id) as "namedPlates",
          array(select g.key from discount_codes d
              join categories g on g.branch_id = d.branch_id and g.id = d.required_category_id
              where ${isWhole} and d.branch_id = m.branch_id and g.menu_id = m.id
            union select unnest(o.categories_not_in_cart) from order_modes o
              where ${isWhole} and o.branch_id = m.branch_id and o.menu_id = m.id) as "namedCategories",
          array(${spokenOf('plates', 'plate_overrides', { own: 'plate_id', which: sql`t.id = any(${plates})` })}
            union all ${spokenOf('sizes', 'size_overrides', { own: 'size_id', which: sql`t.plate_id = any(${plates})` })}
            union all ${spokenOf('garnishes', 'garnish_overrides', {
              own: 'garnish_id',
              which: sql`${isWhole} and t.garnish_group_id = any(${ofMenu('garnish_groups')})`,
            })}) as "spokenOf",
          ${(typing && typedBefore(sql`m.company_id`, typing)) ?? sql`null`} as typed
        from ${menu} m`
    })
}

import { createHash } from 'node:crypto'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import type { Database } from '@mostrador/database/rows'
import { columnOf } from '@mostrador/database/column-of'
import { PLATE_FIELDS } from '@mostrador/domain/menu/menu'
import type { SoldOutMark } from '@mostrador/domain/availability/sold-out-mark'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { saleJson, saleRulesIn, type SaleRow } from './sale-rules.ts'
import { withAvailability, type GroupRow, type PlateRow } from './with-availability.ts'
import type { CatalogMenu } from '../../ground/catalog.ts'

/** Menu from the database: the wire's shape, amounts in minor units, no hash yet. */
type MenuJson = Omit<MenuInfo, 'hash'>

type WithSale = { readonly sale: SaleRow }
type WithDays = WithSale & { readonly fullDays: string[] | null; readonly counted: boolean }

/** Menu before availability is applied. */
type MenuRow = Omit<MenuJson, 'categories' | 'plates' | 'garnishGroups' | 'saleRules'> & {
  readonly categories: readonly (MenuJson['categories'][number] & WithSale)[]
  readonly plates: readonly (PlateRow & WithDays)[]
  readonly garnishGroups: readonly GroupRow[]
}

const list = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((${rows}), '[]'::jsonb)`

/** Image of a plate or category, by its row's name in the statement. */
const imageJson = (owner: string, kind: string): RawBuilder<unknown> => sql`(
  select jsonb_strip_nulls(jsonb_build_object('url', '/files/' || f.sha256, 'color', f.color,
    'focus', ${sql.ref(`${owner}.image_focus`)}))
  from files f where f.owner_id = ${sql.ref(`${owner}.id`)} and f.kind = ${sql.lit(kind)})`

const discountPlates = sql`jsonb_build_object('plates', ${list(sql`
  select jsonb_agg(dp.plate_id order by dp.position, dp.plate_id) from menu_discount_plates dp
  where dp.branch_id = d.branch_id and dp.menu_discount_id = d.id`)})`

/** Menu discounts `d` under `where`, in minor units. */
export const menuDiscountsJson = (where: RawBuilder<unknown>): RawBuilder<MenuJson['discounts']> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.type,
    'percentage', d.percentage, 'fixedDiscount', d.fixed_discount, 'buy', d.buy, 'pay', d.pay,
    'finalPrice', d.final_price)) || ${discountPlates} order by d.position, d.id)
  from menu_discounts d where d.active and ${where}`)}`

/**
 * Joins a table with the overrides of a branch contact, under the same letter with an `o`: its
 * price and availability.
 */
const withOwn = (
  table: 'plates' | 'sizes' | 'garnishes',
  { letter, contactId }: { readonly letter: string; readonly contactId: string },
): RawBuilder<unknown> => {
  const { overrides, own } = OVERRIDES[table]
  const [thing, said] = [sql.ref(letter), sql.ref(`${letter}o`)]
  return sql`${sql.table(table)} ${thing} left join ${sql.table(overrides)} ${said}
    on ${said}.branch_id = ${thing}.branch_id and ${said}.branch_contact_id = ${contactId}
      and ${said}.${sql.ref(own)} = ${thing}.id`
}

/** Tables of a branch contact's overrides of menu things, and their columns. */
const OVERRIDES = {
  plates: { overrides: 'plate_overrides', own: 'plate_id' },
  sizes: { overrides: 'size_overrides', own: 'size_id' },
  garnishes: { overrides: 'garnish_overrides', own: 'garnish_id' },
} as const

const plateRows = (contactId: string) => withOwn('plates', { letter: 'p', contactId })
const plateIsVisible = sql`coalesce(po.visible, p.visible)`

const categoriesJson = (contactId: string): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.key, 'showName', c.show_name,
    'description', c.description,
    'plates', ${list(sql`select jsonb_agg(p.id order by p.position, p.id) from ${plateRows(contactId)}
      where p.branch_id = c.branch_id and p.category_id = c.id and ${plateIsVisible}`)},
    'indicators', ${list(sql`select jsonb_agg(i.indicator_id order by i.position) from category_indicators i
      where i.branch_id = c.branch_id and i.category_id = c.id`)},
    'image', ${imageJson('c', 'CATEGORY')}, 'sale', ${saleJson('c')}) order by c.position, c.id)
  from categories c where c.branch_id = m.branch_id and c.menu_id = m.id and c.visible
    and exists (select from ${plateRows(contactId)}
      where p.branch_id = c.branch_id and p.category_id = c.id and ${plateIsVisible})`)}`

const outOfStock = (contactId: string): RawBuilder<boolean> => sql`
  exists (select from plate_stocks k where k.branch_id = p.branch_id and k.plate_id = p.id
    and k.branch_contact_id = ${contactId} and k.remaining = 0)`

const isCounted = (contactId: string): RawBuilder<boolean> => sql`
  (coalesce(po.daily_count, p.daily_count) is not null or exists (select from plate_stocks k
    where k.branch_id = p.branch_id and k.plate_id = p.id and k.branch_contact_id = ${contactId}))`

/** Branch contact and day of sales (`YYYY-MM-DD`) of a menu. */
type Here = { readonly contactId: string; readonly today: string }

/** Days from today on whose daily stock of a plate is all taken. */
const fullDays = ({ contactId, today }: Here): RawBuilder<unknown> => sql`
  case when coalesce(po.daily_count, p.daily_count) is not null then (select jsonb_agg(d.day order by d.day)
    from plate_days d where d.branch_id = p.branch_id and d.branch_contact_id = ${contactId} and d.plate_id = p.id
      and d.day >= ${today}::date and d.taken >= coalesce(po.daily_count, p.daily_count)) end`

const plateFields = sql.join(
  PLATE_FIELDS.map((field) => {
    const value = field === 'visible' ? plateIsVisible : sql.ref(`p.${columnOf(field)}`)
    return sql`${sql.lit(field)}, ${value}`
  }),
)

const platesJson = ({ contactId, today }: Here): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', p.id, 'key', p.key, 'name', p.name, 'showName', p.show_name,
    ${plateFields}, 'price', coalesce(po.price, p.price),
    'sizes', ${list(sql`select jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name,
        'price', coalesce(zo.price, z.price)) order by z.position, z.id)
      from ${withOwn('sizes', { letter: 'z', contactId })} where z.branch_id = p.branch_id and z.plate_id = p.id`)},
    'garnishGroups', ${list(sql`select jsonb_agg(g.garnish_group_id order by g.position) from plate_garnish_groups g
      where g.branch_id = p.branch_id and g.plate_id = p.id`)},
    'category', p.category_id,
    'indicators', ${list(sql`select jsonb_agg(i.indicator_id order by i.position) from plate_indicators i
      where i.branch_id = p.branch_id and i.plate_id = p.id`)},
    'image', ${imageJson('p', 'PLATE')}, 'sale', ${saleJson('p')}, 'fullDays', ${fullDays({ contactId, today })},
    'ingredients', to_jsonb(p.ingredients), 'outOfStock', ${outOfStock(contactId)},
    'counted', ${isCounted(contactId)}) order by c.position, p.position, p.id)
  from ${plateRows(contactId)} join categories c on c.branch_id = p.branch_id and c.id = p.category_id
  where p.branch_id = m.branch_id and p.menu_id = m.id and ${plateIsVisible} and c.visible`)}`

const groupsJson = (contactId: string): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'mandatory', g.mandatory,
    'multipleSelection', g.multiple_selection, 'minGarnishAmount', g.min_garnish_amount,
    'maxGarnishAmount', g.max_garnish_amount,
    'garnishes', ${list(sql`select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name,
        'description', o.description, 'price', coalesce(oo.price, o.price), 'visible', true,
        'ingredients', to_jsonb(o.ingredients)) order by o.position, o.id)
      from ${withOwn('garnishes', { letter: 'o', contactId })} where o.branch_id = g.branch_id
        and o.garnish_group_id = g.id and coalesce(oo.visible, o.visible)`)}
  ) order by g.position, g.id)
  from garnish_groups g where g.branch_id = m.branch_id and g.menu_id = m.id`)}`

const indicatorsJson = sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', i.id, 'showName', i.show_name, 'backgroundColor', i.background_color,
    'textColor', i.text_color) order by i.position, i.id)
  from indicators i where i.branch_id = m.branch_id`)}`

const placed = (column: 'remarked_position' | 'upselled_position', contactId: string): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(p.id order by p.${sql.ref(column)}, p.id) from ${plateRows(contactId)}
  join categories c on c.branch_id = p.branch_id and c.id = p.category_id and c.visible
  where p.branch_id = m.branch_id and p.menu_id = m.id and ${plateIsVisible} and p.${sql.ref(column)} is not null`)}`

/** 160 bits of the content's digest: menus with equal hashes are equal to the letter. */
const hashOf = (content: MenuJson & { readonly mantissa: number }): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)

/** Turns the database's minor units into major ones, and adds derived fields. */
function toWire(raw: MenuJson, mantissa: number): MenuInfo {
  const major = (minor: number) => minor / 10 ** mantissa
  const content: MenuJson = {
    ...raw,
    categories: raw.categories.map((one) => ({ ...one, withImage: one.image !== null })),
    plates: raw.plates.map((plate) => ({
      ...plate,
      price: major(plate.price),
      sizes: plate.sizes.map((size) => ({ ...size, price: major(size.price) })),
      hasIndicators: plate.indicators.length > 0,
      withImage: plate.image !== null,
    })),
    garnishGroups: raw.garnishGroups.map((group) => ({
      ...group,
      garnishes: group.garnishes.map((one) => ({ ...one, price: major(one.price) })),
    })),
    discounts: raw.discounts.map((discount) => discountToWire(discount, mantissa)),
  }
  // The decimals count, for carts priced in others.
  return { hash: hashOf({ ...content, mantissa }), ...content }
}

/** Returns a menu discount for the wire, from minor units. */
export function discountToWire(
  raw: MenuJson['discounts'][number],
  mantissa: number,
): MenuJson['discounts'][number] {
  const major = (minor: number) => minor / 10 ** mantissa
  if (raw.type === 'FIXED') return { ...raw, fixedDiscount: major(raw.fixedDiscount) }
  if (raw.type === 'FINAL_PRICE') return { ...raw, finalPrice: major(raw.finalPrice) }
  return raw
}

/** Returns the menu at this moment, with each sale rule once. */
function menuOf(row: MenuRow, at: Parameters<typeof withAvailability>[1]): MenuJson {
  const { garnishGroups } = row
  const plates = row.plates.map(({ sale: _, fullDays: __, counted: ___, ...plate }) => plate)
  const saleRules = saleRulesIn(row)
  return {
    ...row,
    categories: row.categories.map(({ sale: _, ...category }) => category),
    ...withAvailability({ plates, garnishGroups }, at),
    ...(saleRules && { saleRules: [...saleRules] }),
  }
}

function madeWithIn({ plates, garnishGroups }: MenuRow): CatalogMenu['madeWith'] {
  const things = [...plates, ...garnishGroups.flatMap(({ garnishes }) => garnishes)]
  return new Map(things.flatMap(({ id, ingredients }) => (ingredients.length > 0 ? [[id, ingredients]] : [])))
}

/**
 * Loads a menu as a branch contact offers it now, with its overrides and sold-out marks: one
 * query.
 */
export async function loadMenu(
  db: Kysely<Database>,
  wanted: {
    readonly menuId: string
    readonly contactId: string
    readonly mantissa: number
    readonly now: Date
    /** Day of sales of the branch contact. */
    readonly today: string
    readonly marks: readonly SoldOutMark[]
  },
): Promise<CatalogMenu | undefined> {
  const { contactId, today } = wanted
  const { rows } = await sql<{ key: string; menu: MenuRow }>`
    select m.key, jsonb_build_object(
      'categories', ${categoriesJson(contactId)}, 'plates', ${platesJson({ contactId, today })},
      'garnishGroups', ${groupsJson(contactId)}, 'indicators', ${indicatorsJson},
      'remarkeds', ${placed('remarked_position', contactId)},
      'upselleds', ${placed('upselled_position', contactId)},
      'discounts', ${menuDiscountsJson(sql`d.branch_id = m.branch_id and d.menu_id = m.id`)}) as menu
    from menus m where m.id = ${wanted.menuId}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const info = toWire(menuOf(row.menu, wanted), wanted.mantissa)
  const menu = menuFromWire(info, wanted.mantissa)
  const plateKeys = new Map(row.menu.plates.map(({ id, key }) => [id, key]))
  const counted = new Set(row.menu.plates.filter((plate) => plate.counted).map(({ id }) => id))
  const { key } = row
  const madeWith = madeWithIn(row.menu)
  return { id: wanted.menuId, hash: info.hash, info, menu, key, plateKeys, counted, madeWith }
}

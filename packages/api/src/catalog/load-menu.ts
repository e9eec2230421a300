import { createHash } from 'node:crypto'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import type { Database } from '@mostrador/database/rows'
import { columnOf } from '@mostrador/database/column-of'
import { PLATE_FIELDS } from '@mostrador/domain/menu/menu'
import type { Menu } from '@mostrador/domain/menu/menu'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'

/**
 * A menu as a branch contact offers it: as the wire carries it and as the domain counts with it.
 */
export type CatalogMenu = {
  readonly id: string
  readonly hash: string
  readonly info: MenuInfo
  readonly menu: Menu
}

/** A menu of the database: the wire's shape, amounts still in minor units and no hash yet. */
type MenuJson = Omit<MenuInfo, 'hash'>

const list = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((${rows}), '[]'::jsonb)`

const imageJson = (owner: RawBuilder<unknown>, kind: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('url', '/files/' || f.sha256, 'color', f.color)
  from files f where f.owner_id = ${owner} and f.kind = ${sql.lit(kind)})`

const discountPlates = sql`jsonb_build_object('plates', ${list(sql`
  select jsonb_agg(dp.plate_id order by dp.position, dp.plate_id) from menu_discount_plates dp
  where dp.branch_id = d.branch_id and dp.menu_discount_id = d.id`)})`

/** The menu discounts of the menus that `where` picks from `d`, in minor units. */
export const menuDiscountsJson = (where: RawBuilder<unknown>): RawBuilder<MenuJson['discounts']> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.type,
    'percentage', d.percentage, 'fixedDiscount', d.fixed_discount, 'buy', d.buy, 'pay', d.pay,
    'finalPrice', d.final_price)) || ${discountPlates} order by d.position, d.id)
  from menu_discounts d where d.active and ${where}`)}`

const categoriesJson = sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.key, 'showName', c.show_name,
    'description', c.description,
    'plates', ${list(sql`select jsonb_agg(p.id order by p.position, p.id) from plates p
      where p.branch_id = c.branch_id and p.category_id = c.id and p.visible`)},
    'indicators', ${list(sql`select jsonb_agg(i.indicator_id order by i.position) from category_indicators i
      where i.branch_id = c.branch_id and i.category_id = c.id`)},
    'image', ${imageJson(sql`c.id`, 'CATEGORY')}) order by c.position, c.id)
  from categories c where c.branch_id = m.branch_id and c.menu_id = m.id and c.visible
    and exists (select from plates p where p.branch_id = c.branch_id and p.category_id = c.id and p.visible)`)}`

const soldOut = (contactId: string, now: Date): RawBuilder<boolean> => sql`(
  exists (select from sold_out_plates s where s.branch_id = p.branch_id and s.plate_id = p.id
    and s.branch_contact_id = ${contactId} and (s.until is null or s.until > ${now}))
  or exists (select from plate_stocks k where k.branch_id = p.branch_id and k.plate_id = p.id
    and k.branch_contact_id = ${contactId} and k.remaining = 0))`

const plateFields = sql.join(
  PLATE_FIELDS.map((field) => sql`${sql.lit(field)}, ${sql.ref(`p.${columnOf(field)}`)}`),
)

const platesJson = (contactId: string, now: Date): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'showName', p.show_name,
    ${plateFields}, 'price', p.price,
    'sizes', ${list(sql`select jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name, 'price', z.price)
      order by z.position, z.id) from sizes z where z.branch_id = p.branch_id and z.plate_id = p.id`)},
    'garnishGroups', ${list(sql`select jsonb_agg(g.garnish_group_id order by g.position) from plate_garnish_groups g
      where g.branch_id = p.branch_id and g.plate_id = p.id`)},
    'category', p.category_id,
    'indicators', ${list(sql`select jsonb_agg(i.indicator_id order by i.position) from plate_indicators i
      where i.branch_id = p.branch_id and i.plate_id = p.id`)},
    'image', ${imageJson(sql`p.id`, 'PLATE')},
    'soldOut', ${soldOut(contactId, now)}) order by c.position, p.position, p.id)
  from plates p join categories c on c.branch_id = p.branch_id and c.id = p.category_id
  where p.branch_id = m.branch_id and p.menu_id = m.id and p.visible and c.visible`)}`

const groupsJson = sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'mandatory', g.mandatory,
    'multipleSelection', g.multiple_selection, 'minGarnishAmount', g.min_garnish_amount,
    'maxGarnishAmount', g.max_garnish_amount,
    'garnishes', ${list(sql`select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name,
        'description', o.description, 'price', o.price, 'visible', o.visible) order by o.position, o.id)
      from garnishes o where o.branch_id = g.branch_id and o.garnish_group_id = g.id and o.visible`)}
  ) order by g.position, g.id)
  from garnish_groups g where g.branch_id = m.branch_id and g.menu_id = m.id`)}`

const indicatorsJson = sql`${list(sql`
  select jsonb_agg(jsonb_build_object('id', i.id, 'showName', i.show_name, 'backgroundColor', i.background_color,
    'textColor', i.text_color) order by i.position, i.id)
  from indicators i where i.branch_id = m.branch_id`)}`

const placed = (column: 'remarked_position' | 'upselled_position'): RawBuilder<unknown> =>
  sql`${list(sql`
  select jsonb_agg(p.id order by p.${sql.ref(column)}, p.id) from plates p
  join categories c on c.branch_id = p.branch_id and c.id = p.category_id and c.visible
  where p.branch_id = m.branch_id and p.menu_id = m.id and p.visible and p.${sql.ref(column)} is not null`)}`

/**
 * 160 bits of the content's digest: two menus with an equal hash are the same menu to the last
 * letter.
 */
const hashOf = (content: MenuJson): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)

/**
 * Turns the minor units of the database into the major units of the wire, and adds what follows
 * from the rest.
 */
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
  return { hash: hashOf(content), ...content }
}

/** A menu discount of the database (minor units) as the wire carries it. */
export function discountToWire(
  raw: MenuJson['discounts'][number],
  mantissa: number,
): MenuJson['discounts'][number] {
  const major = (minor: number) => minor / 10 ** mantissa
  if (raw.type === 'FIXED') return { ...raw, fixedDiscount: major(raw.fixedDiscount) }
  if (raw.type === 'FINAL_PRICE') return { ...raw, finalPrice: major(raw.finalPrice) }
  return raw
}

/**
 * Loads a menu as one branch contact offers it at this moment, sold-out plates marked: one query.
 */
export async function loadMenu(
  db: Kysely<Database>,
  wanted: {
    readonly menuId: string
    readonly contactId: string
    readonly mantissa: number
    readonly now: Date
  },
): Promise<CatalogMenu | undefined> {
  const { rows } = await sql<{ menu: MenuJson }>`
    select jsonb_build_object(
      'categories', ${categoriesJson}, 'plates', ${platesJson(wanted.contactId, wanted.now)},
      'garnishGroups', ${groupsJson}, 'indicators', ${indicatorsJson},
      'remarkeds', ${placed('remarked_position')}, 'upselleds', ${placed('upselled_position')},
      'discounts', ${menuDiscountsJson(sql`d.branch_id = m.branch_id and d.menu_id = m.id`)}) as menu
    from menus m where m.id = ${wanted.menuId}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const info = toWire(row.menu, wanted.mantissa)
  return { id: wanted.menuId, hash: info.hash, info, menu: menuFromWire(info, wanted.mantissa) }
}

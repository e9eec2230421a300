import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { CART_LIFE_MS } from '@mostrador/domain/cart/cart-life'

/** Numbers of diners' present carts and orders with some plates. */
export type Touched = {
  /** Of the last day; each person of an open group counts. */
  readonly carts: number
  /** In progress, scheduled ones too. */
  readonly orders: number
  readonly scheduled: number
}

type Place = readonly string[]

/** Condition of the plates at a document's place, such as `menus/carta/plates/bife/price`. */
function isAbout([list, menu, inner, key]: Place): RawBuilder<boolean> {
  if (list !== 'menus') return sql<boolean>`false`
  const ofMenu = sql`m.key = ${menu ?? ''}`
  switch (inner) {
    case 'plates':
      return sql`${ofMenu} and p.key = ${key ?? ''}`
    case 'categories':
      return sql`${ofMenu} and c.key = ${key ?? ''}`
    case 'garnishGroups':
      return sql`${ofMenu} and exists (
        select from plate_garnish_groups l join garnish_groups g on g.id = l.garnish_group_id
        where l.branch_id = p.branch_id and l.plate_id = p.id and g.key = ${key ?? ''})`
    default:
      return sql`${ofMenu}`
  }
}

/** Counts carts and orders with plates of some places. One statement. */
export async function countTouched(
  db: Kysely<Database>,
  branchId: string,
  { places, now }: { readonly places: readonly Place[]; readonly now: Date },
): Promise<Touched> {
  const since = new Date(now.getTime() - CART_LIFE_MS)
  const counting = statement()
    .part(
      'plates',
      () => sql`
        select p.id from plates p join menus m on m.branch_id = p.branch_id and m.id = p.menu_id
          join categories c on c.branch_id = p.branch_id and c.id = p.category_id
        where p.branch_id = ${branchId} and (${sql.join(places.map(isAbout), sql` or `)})`,
    )
    .part(
      'carts',
      () => sql`
        select items from abandoned_carts where branch_id = ${branchId} and canceled_at is null
          and navigation_event in ('PAGE_HIDDEN', 'PAGE_VISIBLE') and updated_at > ${since}
        union all
        select o.items from group_order_people o
          join group_orders g on g.branch_id = o.branch_id and g.id = o.group_order_id
        where o.branch_id = ${branchId} and g.closed_at is null and g.closes_at > ${now}`,
    )
    .part(
      'orders',
      ({ plates }) => sql`
        select distinct o.id, o.scheduled from orders o
          join order_lines l on l.branch_id = o.branch_id and l.order_id = o.id
        where o.branch_id = ${branchId} and o.rehearsal_id is null and o.status = any(${[...STATUSES_IN_PROGRESS]}::text[])
          and coalesce(o.scheduled_at, o.created_at) > ${since} and l.plate_id in (select id from ${plates})`,
    )
    .answer<Touched>(
      ({ plates, carts, orders }) => sql`
        select
          (select count(*) from ${carts} as cart where exists (
            select from jsonb_array_elements(cart.items) as item
            where (item ->> 'referenceId')::uuid in (select id from ${plates})))::integer as carts,
          (select count(*) from ${orders})::integer as orders,
          (select count(*) from ${orders} where scheduled)::integer as scheduled`,
    )
  const { rows } = await counting.execute(db)
  return rows[0] ?? { carts: 0, orders: 0, scheduled: 0 }
}

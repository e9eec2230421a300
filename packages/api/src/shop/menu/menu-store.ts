import type { BranchMenus, MenuDiscountInfo } from '@mostrador/contract/menu/menu-schema'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { menuDiscountsJson } from '../catalog/load-menu.ts'

/** Finds a branch's menus and its modes; undefined for an unknown branch. One query. */
export async function findMenus(db: Kysely<Database>, branchId: string): Promise<BranchMenus | undefined> {
  const { rows } = await sql<BranchMenus>`
    select
      coalesce((
        select json_agg(json_build_object('key', m.key, 'name', m.name,
          'categories', (select count(*) from categories c where c.branch_id = m.branch_id and c.menu_id = m.id),
          'plates', (select count(*) from plates p where p.branch_id = m.branch_id and p.menu_id = m.id))
          order by m.position, m.id)
        from menus m where m.branch_id = b.id), '[]') as menus,
      coalesce((
        select json_agg(json_build_object('branchContact', json_build_object('id', c.id, 'key', c.key, 'name', c.name),
          'key', o.key, 'type', o.type, 'showName', o.show_name, 'active', o.active, 'menu', m.key,
          'paymentTypes', coalesce((
            select json_agg(t.key order by t.position, t.id)
            from order_mode_payment_types l
              join payment_types t on t.branch_id = l.branch_id and t.id = l.payment_type_id
            where l.branch_id = o.branch_id and l.order_mode_id = o.id), '[]'))
          order by c.position, c.id, o.position, o.id)
        from order_modes o
          join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id
          join menus m on m.branch_id = o.branch_id and m.id = o.menu_id
        where o.branch_id = b.id), '[]') as modes
    from branches b where b.id = ${branchId}`.execute(db)
  return rows[0]
}

type Discounts = { readonly discounts: MenuDiscountInfo[]; readonly mantissa: number }

/** Finds a branch's menu discounts; undefined for an unknown branch. One query. */
export async function findDiscounts(db: Kysely<Database>, branchId: string): Promise<Discounts | undefined> {
  const { rows } = await sql<Discounts>`
    select ${menuDiscountsJson(sql`d.branch_id = b.id`)} as discounts, k.mantissa
    from branches b join countries k on k.id = b.country_id where b.id = ${branchId}`.execute(db)
  return rows[0]
}

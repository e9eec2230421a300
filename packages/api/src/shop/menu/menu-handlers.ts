import { menuTemplates, type MenuTemplate } from '@mostrador/tenant/menu-templates'
import type { BranchMenus, MenuDiscountInfo } from '@mostrador/contract/menu/menu-schema'
import { sql } from 'kysely'
import { getConsoleMenu } from './get-console-menu.ts'
import { setSoldOut } from './set-sold-out.ts'
import { getMenu } from './get-menu.ts'
import { listEntityIndicators, listIndicators } from './list-indicators.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { discountToWire, menuDiscountsJson } from '../catalog/load-menu.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'
import { findAlias } from '../../people/host/find-alias.ts'
import { standingOf } from '../catalog/contact-info.ts'

/** Files of ours, read once, by the first shop that begins with one. */
let read: Promise<readonly MenuTemplate[]> | undefined

const listMenuTemplates: Handler<'listMenuTemplates'> = async () => {
  read ??= menuTemplates()
  return yes({
    templates: (await read).map(({ template, menu, indicators }) => ({
      template,
      menu,
      indicators: [...indicators],
    })),
  })
}

/**
 * Lists a branch's menus with their contents, and its modes with their menu and payment types. One
 * query.
 */
const listMenus: Handler<'listMenus'> = async ({ database }, { params }) => {
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
    from branches b where b.id = ${params.id}`.execute(database)
  return rows[0] ? yes(rows[0]) : no('branch-not-found')
}

/** Lists a branch's menu discounts: one query. Source: 000 §7. */
const listDiscounts: Handler<'listDiscounts'> = async ({ database }, { params, call }) => {
  const { rows } = await sql<{ discounts: MenuDiscountInfo[]; mantissa: number }>`
    select ${menuDiscountsJson(sql`d.branch_id = b.id`)} as discounts, k.mantissa
    from branches b join countries k on k.id = b.country_id where b.id = ${params.branchId}`.execute(database)
  const row = rows[0]
  if (!row) return no('branch-not-found')
  const discounts = row.discounts.map((discount) => discountToWire(discount, row.mantissa))
  return answerWithEtag({ discounts }, call)
}

/** Returns the hash of the menu of each order mode. Source: 000 §7. */
const listMenuHashes: Handler<'listMenuHashes'> = async (
  { database, catalogs, now },
  { params, query, call },
) => {
  const target = await findAlias(database, params.alias)
  const catalog = target?.kind === 'branchContact' ? await catalogs.get(target.branchContactId) : undefined
  if (!catalog) return no('alias-not-found')
  const wanted = query.orderModeId === undefined ? undefined : [query.orderModeId].flat()
  const menuHashes = catalog.modes
    .filter((mode) => mode.active && (!wanted || wanted.includes(mode.id)))
    .map((mode) => ({
      orderModeId: mode.id,
      hash: catalog.menus.get(mode.menuId)?.hash ?? '',
      ...standingOf(catalog.contact, mode, now()),
    }))
  return answerWithEtag({ menuHashes }, call)
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const menuHandlers = {
  listMenuTemplates,
  listMenus,
  getConsoleMenu,
  setSoldOut,
  getMenu,
  listDiscounts,
  listEntityIndicators,
  listIndicators,
  listMenuHashes,
}

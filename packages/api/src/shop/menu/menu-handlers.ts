import { menuTemplates, type MenuTemplate } from '@mostrador/tenant/founding/menu-templates'
import { getConsoleMenu } from './get-console-menu.ts'
import { setSoldOut } from './set-sold-out.ts'
import { getMenu } from './get-menu.ts'
import { listEntityIndicators, listIndicators } from './list-indicators.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { findDiscounts, findMenus } from './menu-store.ts'
import { discountToWire } from '../catalog/load-menu.ts'
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
  const menus = await findMenus(database, params.id)
  return menus ? yes(menus) : no('branch-not-found')
}

/** Lists a branch's menu discounts: one query. Source: 000 §7. */
const listDiscounts: Handler<'listDiscounts'> = async ({ database }, { params, call }) => {
  const row = await findDiscounts(database, params.branchId)
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

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { urlOf } from '@mostrador/contract/route'
import { getMenu } from '@mostrador/contract/routes'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { redirect } from 'react-router'
import { withSheets } from '../branding/loaded-sheets.ts'
import { apiOf, type Api, type ApiArgs } from '../api.ts'
import { assertUnblocked, requireData, requireOrReport, notFound } from '../frame/require-data.ts'
import { findOrderMode } from '../place/find-order-mode.ts'
import { findPlate, viewMenu } from '../place/menu-view.ts'

export type MenuArgs = ApiArgs & {
  readonly request: Request
  readonly params: {
    readonly alias: string
    readonly mode: string
    readonly category?: string
    readonly plate?: string
  }
}

/**
 * Loads the menu of the path's mode; the enumeration's spelling is redirected to the kebab form.
 * An unknown category or plate is a 404. The menu stays with the API by its hash: in the document
 * it would stand a second time beside its HTML, so the browser fetches it by `url`, which never
 * changes, while the scripts load.
 */
export async function loadMenu(args: MenuArgs) {
  const { alias, mode: segment } = args.params
  const api = apiOf(args)
  const lookup = requireData(await api.lookUp(alias))
  if (lookup.type !== 'branchContact') throw notFound('order-mode-not-found')
  assertUnblocked(lookup.info)
  const mode = findOrderMode(lookup.info, segment)
  if (!mode) throw notFound('order-mode-not-found')
  const slug = orderModeSlug(mode.type)
  if (slug !== segment) {
    const url = new URL(args.request.url)
    throw redirect(url.pathname.replace(`/${segment}`, `/${slug}`) + url.search)
  }
  const menu = api.menus.get(mode.menuHash) ?? (await fetchMenu(api, lookup.info, mode))
  assertShown(menu, args.params)
  api.menus.set(menu.hash, menu)
  const loaded = {
    mode,
    hash: menu.hash,
    url: urlOf(getMenu, callOf(alias, mode)),
    // A preload of the browser carries no draft token, so the scripts fetch a draft's menu.
    rel: api.preview ? 'menu' : 'preload',
  }
  const { menuSheet } = await import('./menu-sheet.ts')
  return withSheets(loaded, { sheet: menuSheet(menu) })
}

/** Loads a menu; a failure is logged, and the page tells it. Source: 000 §8 Silent handling. */
async function fetchMenu({ client }: Api, { id, alias }: BranchContactInfo, mode: OrderModeInfo) {
  const result = await client.getMenu(callOf(alias, mode))
  return requireOrReport(result, { client, failure: 'menu', branchContactId: id })
}

const callOf = (alias: string, mode: OrderModeInfo) => ({
  params: { alias, orderModeId: mode.id },
  query: { hash: mode.menuHash },
})

function assertShown(menu: MenuInfo, { category, plate }: MenuArgs['params']): void {
  if (category === undefined) return
  if (!menu.categories.some(({ slug }) => slug === category)) throw notFound('category-not-found')
  if (plate !== undefined && !findPlate(viewMenu(menu, 0), category, plate)) throw notFound('plate-not-found')
}

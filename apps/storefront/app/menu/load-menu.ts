import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { redirect } from 'react-router'
import { apiOf } from '../api.ts'
import type { ApiArgs } from '../api.ts'
import { must, notFound } from '../layout/must.ts'
import { findOrderMode } from './find-order-mode.ts'
import { findPlate, viewMenu } from './menu-view.ts'

/** What the pages of a mode are loaded from. */
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
 * The menu of the mode that the path names; the enumeration's own spelling is sent on to the kebab form.
 * A category or plate that the menu does not have is not found, in the answer's status too.
 */
export async function loadMenu(args: MenuArgs) {
  const { alias, mode: segment } = args.params
  const api = apiOf(args)
  const lookup = must(await api.lookUp(alias))
  const mode = lookup.type === 'branchContact' && findOrderMode(lookup.info, segment)
  if (!mode || lookup.info.commercialTermsInfo.blocked) throw notFound('order-mode-not-found')
  const slug = orderModeSlug(mode.type)
  if (slug !== segment) {
    const url = new URL(args.request.url)
    throw redirect(url.pathname.replace(`/${segment}`, `/${slug}`) + url.search)
  }
  const menu = must(
    await api.client.getMenu({ params: { alias, orderModeId: mode.id }, query: { hash: mode.menuHash } }),
  )
  assertShown(menu, args.params)
  return { mode, menu }
}

function assertShown(menu: MenuInfo, { category, plate }: MenuArgs['params']): void {
  if (category === undefined) return
  if (!menu.categories.some(({ slug }) => slug === category)) throw notFound('category-not-found')
  if (plate !== undefined && !findPlate(viewMenu(menu, 0), category, plate)) throw notFound('plate-not-found')
}

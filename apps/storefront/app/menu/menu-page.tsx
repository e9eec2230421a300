import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { Outlet, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiOf } from '../api.ts'
import type { ApiArgs } from '../api.ts'
import { must, notFound } from '../layout/must.ts'
import { findOrderMode } from './find-order-mode.ts'
import type { Route } from './+types/menu-page'

type MenuArgs = ApiArgs & {
  readonly request: Request
  readonly params: { readonly alias: string; readonly mode: string }
}

/** The menu of the mode that the path names; the enumeration's own spelling is sent on to the kebab form. */
async function loadMenu(args: MenuArgs) {
  const { alias, mode: segment } = args.params
  const api = apiOf(args)
  const lookup = must(await api.lookUp(alias))
  const mode = lookup.type === 'branchContact' && findOrderMode(lookup.info, segment)
  if (!mode) throw notFound('order-mode-not-found')
  const slug = orderModeSlug(mode.type)
  if (slug !== segment) {
    const url = new URL(args.request.url)
    throw redirect(url.pathname.replace(`/${segment}`, `/${slug}`) + url.search)
  }
  const menu = must(
    await api.client.getMenu({ params: { alias, orderModeId: mode.id }, query: { hash: mode.menuHash } }),
  )
  return { mode, menu }
}

export const loader = (args: Route.LoaderArgs) => loadMenu(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadMenu(args)

/** One menu serves all the pages of a mode. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || currentParams.mode !== nextParams.mode

export default function MenuPage() {
  return <Outlet />
}

import type { CartPlace } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { href, useRouteLoaderData } from 'react-router'
import { useAlias, useContact } from '../alias/use-alias.ts'
import { viewMenu } from './menu-view.ts'
import type { MenuView, PlateView, SectionView } from './menu-view.ts'
import type { loader } from './menu-page.tsx'

/** A menu is looked at by every row that draws a part of it; it is made once for each answer of the server. */
const views = new WeakMap<MenuInfo, MenuView>()

function viewOf(info: MenuInfo, mantissa: number): MenuView {
  const known = views.get(info)
  if (known) return known
  const view = viewMenu(info, mantissa)
  views.set(info, view)
  return view
}

/** The menu of this page, its order mode and the local that offers it. Only inside of the pages of a mode. */
export function useMenu() {
  const data = useRouteLoaderData<typeof loader>('menu/menu-page')
  const contact = useContact()
  const { country } = useAlias()
  if (!data || !contact) throw new Error('useMenu outside of the pages of a mode')
  const { mode, menu } = data
  const place: CartPlace = {
    alias: contact.alias,
    branchContactId: contact.id,
    orderModeId: mode.id,
    mode: mode.type,
    menuHash: menu.hash,
  }
  return { mode, contact, place, info: menu, view: viewOf(menu, country.mantissa) }
}

/** Where the pages of a mode stand. */
export function useMenuAddresses() {
  const { contact, mode } = useMenu()
  const at = { alias: contact.alias, mode: orderModeSlug(mode.type) }
  return {
    menu: href('/menu/:alias/:mode', at),
    category: ({ category }: SectionView) =>
      href('/menu/:alias/:mode/:category', { ...at, category: category.slug }),
    plate: ({ categorySlug, slug }: PlateView) =>
      href('/menu/:alias/:mode/:category/:plate', { ...at, category: categorySlug, plate: slug }),
  }
}

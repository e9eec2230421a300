import type { CartPlace } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { use } from 'react'
import { href, useRouteLoaderData } from 'react-router'
import { useAlias, useContact } from '../alias/use-alias.ts'
import { Menus, menuViewOf } from './menus.ts'
import type { PlateView, SectionView } from './menu-view.ts'
import type { loader } from './menu-page.tsx'

/** The menu of this page, its order mode and the local that offers it. Only inside of the pages of a mode. */
export function useMenu() {
  const data = useRouteLoaderData<typeof loader>('menu/menu-page')
  const contact = useContact()
  const { country } = useAlias()
  const menu = use(Menus).get(data?.hash ?? '')
  if (!data || !contact || !menu) throw new Error('useMenu outside of the pages of a mode')
  const { mode } = data
  const view = menuViewOf(menu, country.mantissa)
  const place: CartPlace = {
    alias: contact.alias,
    branchContactId: contact.id,
    orderModeId: mode.id,
    mode: mode.type,
    menuHash: menu.hash,
  }
  return { mode, contact, place, view }
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

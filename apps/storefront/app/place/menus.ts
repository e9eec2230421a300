import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { createContext } from 'react'
import { browserApi } from '../api.ts'
import { viewMenu, type MenuView } from './menu-view.ts'

/** Menus by hash: on the server those of this request, in the browser all that were loaded. */
export const Menus = createContext<ReadonlyMap<string, MenuInfo>>(browserApi.menus)

const views = new WeakMap<MenuInfo, MenuView>()

/** Returns the view of a menu, cached; a menu has one country, hence one `mantissa`. */
export function menuViewOf(menu: MenuInfo, mantissa: number): MenuView {
  const view = views.get(menu) ?? viewMenu(menu, mantissa)
  views.set(menu, view)
  return view
}

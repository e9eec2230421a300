import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import { createContext, use, type MouseEvent } from 'react'
import type { MenuView, PlateView, SectionView } from '../place/menu-view.ts'

/** Addresses of a mode's pages. */
export type MenuAddresses = {
  readonly menu: string
  readonly category: (section: SectionView) => string
  readonly plate: (view: PlateView) => string
  readonly cart: string
}

export type MenuNow = {
  readonly of: MenuView
  readonly mode: OrderModeInfo['type']
  readonly view: MenuView
}

export type MenuScene = {
  readonly mode: OrderModeInfo
  readonly contact: BranchContactInfo
  readonly place: CartPlace
  /** Current view; the loaded one until the page is idle. */
  readonly view: MenuView
  readonly whole: MenuView
  readonly showNow: (now: MenuNow) => void
  readonly addresses: MenuAddresses
  readonly search: string
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Prefetches a plate's page once a finger or pointer is on its link. */
  readonly prepare: () => void
}

/**
 * Context of our own, because the router's renders its readers at each step of a navigation: with
 * a thousand plates on the page, opening one would render them all.
 */
export const MenuContext = createContext<MenuScene | undefined>(undefined)

/** Returns the menu of this page; throws outside the pages of a mode. */
export function useMenu(): MenuScene {
  const scene = use(MenuContext)
  if (!scene) throw new Error('useMenu outside of the pages of a mode')
  return scene
}

/** Returns the addresses of the mode's pages. */
export const useMenuAddresses = (): MenuAddresses => useMenu().addresses

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import { createContext, use, type MouseEvent } from 'react'
import type { MenuView, PlateView, SectionView } from '../place/menu-view.ts'

/** Where the pages of a mode stand. */
export type MenuAddresses = {
  readonly menu: string
  readonly category: (section: SectionView) => string
  readonly plate: (view: PlateView) => string
  readonly cart: string
}

/** A menu as it stands now in a mode by its hours of sale. */
export type MenuNow = {
  readonly of: MenuView
  readonly mode: OrderModeInfo['type']
  readonly view: MenuView
}

/** The menu of the page, its order mode and the local that offers it. */
export type MenuScene = {
  readonly mode: OrderModeInfo
  readonly contact: BranchContactInfo
  readonly place: CartPlace
  /** As it stands now; as it was loaded until the page is at rest. */
  readonly view: MenuView
  readonly whole: MenuView
  readonly showNow: (now: MenuNow) => void
  readonly addresses: MenuAddresses
  /** The query that goes along with links. */
  readonly search: string
  /** Handles a click on a link to a plate. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
  /**
   * A finger or a pointer is on a link to a plate: by the time that it is pressed its page is on
   * its way.
   */
  readonly prepare: () => void
}

/**
 * A context of our own, because the router's tells everybody of each step of each navigation: with
 * a thousand plates on the page, that would draw all of them again whenever one is opened.
 */
export const MenuContext = createContext<MenuScene | undefined>(undefined)

/** The menu of this page. Only inside of the pages of a mode. */
export function useMenu(): MenuScene {
  const scene = use(MenuContext)
  if (!scene) throw new Error('useMenu outside of the pages of a mode')
  return scene
}

/** Where the pages of a mode stand. */
export const useMenuAddresses = (): MenuAddresses => useMenu().addresses

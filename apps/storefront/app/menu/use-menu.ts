import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { MouseEvent } from 'react'
import { href, useNavigate, useRouteLoaderData } from 'react-router'
import { useAlias, useContact } from '../place/use-alias.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'
import { Menus, menuViewOf } from '../place/menus.ts'
import type { MenuView, PlateView, SectionView } from '../place/menu-view.ts'
import type { loadMenu } from './load-menu.ts'

/** Where the pages of a mode stand. */
type MenuAddresses = {
  readonly menu: string
  readonly category: (section: SectionView) => string
  readonly plate: (view: PlateView) => string
}

/** The menu of the page, its order mode and the local that offers it. */
export type MenuScene = {
  readonly mode: OrderModeInfo
  readonly contact: BranchContactInfo
  readonly place: CartPlace
  readonly view: MenuView
  readonly addresses: MenuAddresses
  /** The query that goes along with links. */
  readonly search: string
  /** What a link to a plate does when it is pressed. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
  /** A finger or a pointer is on a link to a plate: by the time that it is pressed its page is on its way. */
  readonly prepare: () => void
}

/**
 * A context of our own, because the router's tells everybody of each step of each navigation: with a thousand
 * plates on the page, that would draw all of them again whenever one is opened.
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

/** What was loaded for the pages of a mode, with what their links share: the same until something of it changes. */
export function useMenuScene(): { readonly scene: MenuScene; readonly isPrepared: boolean } {
  const data = useRouteLoaderData<typeof loadMenu>('pages/menu-page')
  const contact = useContact()
  const { country } = useAlias()
  const menu = use(Menus).get(data?.hash ?? '')
  if (!data || !contact || !menu) throw new Error('A menu without what was loaded for it')
  // The alias's local opens and closes while the page stands.
  const mode = contact.deliveryConfig.orderModes.find(({ id }) => id === data.mode.id) ?? data.mode
  const view = menuViewOf(menu, country.mantissa)
  const search = useKeptQuery()
  const inModal = contact.branch.generalConfig.menuConfig.plateDetailInModal
  const follow = useFollow(inModal)
  const [isPrepared, setIsPrepared] = useState(false)
  const scene = useMemo(() => {
    const place = placeOf({ mode, contact, view })
    const addresses = addressesOf({ mode, contact })
    const prepare = () => {
      setIsPrepared(true)
      if (inModal) prefetchMenuParts().catch(() => undefined)
    }
    return { mode, contact, view, place, addresses, search, follow, prepare }
  }, [mode, contact, view, search, follow, inModal])
  return { scene, isPrepared }
}

type Of<Part extends keyof MenuScene> = Pick<MenuScene, Part>

const placeOf = ({ contact, mode, view }: Of<'contact' | 'mode' | 'view'>): CartPlace => ({
  alias: contact.alias,
  branchContactId: contact.id,
  orderModeId: mode.id,
  mode: mode.type,
  menuHash: view.menu.hash,
})

function addressesOf({ contact, mode }: Of<'contact' | 'mode'>): MenuAddresses {
  const at = { alias: contact.alias, mode: orderModeSlug(mode.type) }
  return {
    menu: href('/menu/:alias/:mode', at),
    category: ({ category }) => href('/menu/:alias/:mode/:category', { ...at, category: category.slug }),
    plate: ({ categorySlug, slug }) =>
      href('/menu/:alias/:mode/:category/:plate', { ...at, category: categorySlug, plate: slug }),
  }
}

/** Goes where a link leads without leaving the document; other buttons and keys stay the browser's. */
function useFollow(preventScrollReset: boolean): MenuScene['follow'] {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { altKey, ctrlKey, metaKey, shiftKey, button, currentTarget } = event
      if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      const { pathname, search } = currentTarget
      void navigate({ pathname, search }, { preventScrollReset })
    },
    [navigate, preventScrollReset],
  )
}

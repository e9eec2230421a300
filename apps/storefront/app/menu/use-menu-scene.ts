import type { CartPlace } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { use, useCallback, useMemo, useState } from 'react'
import { href, useNavigate, useRouteLoaderData } from 'react-router'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { Menus, menuViewOf } from '../place/menus.ts'
import { useAlias, useContact } from '../place/use-alias.ts'
import type { loadMenu } from './load-menu.ts'
import { prefetchMenuParts } from './prefetch-menu-parts.ts'
import type { MenuAddresses, MenuNow, MenuScene } from './use-menu.ts'

/** Returns the data of a mode's pages and their links; stable until a part changes. */
export function useMenuScene(): { readonly scene: MenuScene; readonly isPrepared: boolean } {
  const data = useRouteLoaderData<typeof loadMenu>('pages/menu-page')
  const contact = useContact()
  const { country } = useAlias()
  const menu = use(Menus).get(data?.hash ?? '')
  if (!data || !contact || !menu) throw new Error('A menu without what was loaded for it')
  // Opening hours of the branch contact are followed while the page is open.
  const mode = contact.deliveryConfig.orderModes.find(({ id }) => id === data.mode.id) ?? data.mode
  const whole = menuViewOf(menu, country.mantissa)
  // Hours of sale apply once the page is idle.
  const [now, showNow] = useState<MenuNow>()
  const view = now?.of === whole && now.mode === mode.type ? now.view : whole
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
    return { mode, contact, view, whole, showNow, place, addresses, search, follow, prepare }
  }, [mode, contact, view, whole, search, follow, inModal])
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
    cart: href('/menu/:alias/preview', at),
  }
}

/** Navigates to a link within the document; modified clicks and keys stay the browser's. */
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

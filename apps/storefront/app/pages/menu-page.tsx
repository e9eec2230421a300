import { cartCopy } from '@mostrador/copy/cart'
import { lazy, memo, Suspense, useEffect } from 'react'
import { Outlet, PrefetchPageLinks, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isReloading } from '../place/reload.ts'
import { MenuHeader } from '../branch-contact/menu-header.tsx'
import { useCart } from '../diner/cart-store.ts'
import { PromotionalBanner } from '../customisation/promotional-banner.tsx'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { AtRest } from '../frame/at-rest.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { MetaTags } from '../frame/meta-tags.tsx'
import { prefetchMenuParts } from '../menu/prefetch-menu-parts.ts'
import type { MenuRestProps } from '../menu/menu-parts.tsx'
import { InCourse } from '../menu/in-course.tsx'
import { loadMenu } from '../menu/load-menu.ts'
import { MenuBody } from '../menu/menu-body.tsx'
import { useIsIdle } from '../frame/use-is-idle.ts'
import { useMenuLevel } from '../menu/use-menu-level.ts'
import { useMenuMeta } from '../menu/use-menu-meta.ts'
import { useMenuScene } from '../menu/use-menu-scene.ts'
import { MenuContext, useMenu } from '../menu/use-menu.ts'
import type { Route } from './+types/menu-page'

export const loader = (args: Route.LoaderArgs) => loadMenu(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadMenu(args)

/** One menu serves all pages of a mode. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || currentParams.mode !== nextParams.mode || isReloading()

/** Layout of an order mode's pages: the menu, and a category or a plate in its place or over it. */
export default function MenuPage() {
  const { scene, isPrepared } = useMenuScene()
  return (
    <MenuContext value={scene}>
      <MenuLevels />
      {isPrepared && <PlatePages />}
    </MenuContext>
  )
}

/** The server renders it, and it stays as rendered until its scripts load. */
const LoyaltyBanner = lazy(() => import('../loyalty/loyalty-banner.tsx'))

const hint = (
  <Suspense>
    <LoyaltyBanner />
  </Suspense>
)

const MenuCart = lazyOrNothing(async () => ({ default: (await prefetchMenuParts()).MenuCart }))
const MenuRest = lazy(() =>
  prefetchMenuParts().then(
    (parts) => ({ default: parts.MenuRest }),
    () => ({ default: PlainBar }),
  ),
)

function PlainBar({ cart }: MenuRestProps) {
  const { addresses, search } = useMenu()
  return (
    cart && (
      <BottomBar>
        <a href={addresses.cart + search} className={BAR_BUTTON}>
          {cartCopy.see}
        </a>
      </BottomBar>
    )
  )
}

function MenuLevels() {
  const isIdle = useIsIdle()
  const { contact, place, prepare } = useMenu()
  // Fetches the code of a plate before the tap: the connection may be gone by then.
  useEffect(() => {
    if (isIdle) prepare()
  }, [isIdle, prepare])
  const outlet = useMenuLevel(contact.branch.generalConfig.menuConfig)
  const cart = useCart(place.alias)
  const own = cart?.orderModeId === place.orderModeId ? cart : undefined
  return (
    <div className="cart-beside">
      <MetaTags tags={useMenuMeta()} />
      <div className="min-w-0">
        {outlet.level === 'menu' && <Menu />}
        <Outlet context={outlet} />
        {(own || isIdle) && (
          <Suspense>
            <MenuRest cart={own} hasBar={outlet.level !== 'plate'} />
          </Suspense>
        )}
      </div>
      <aside aria-label={cartCopy.title} className="cart-column">
        <AtRest>
          <MenuCart cart={own} />
        </AtRest>
      </aside>
    </div>
  )
}

/** Prefetches the page of a plate, which is the same module for all. */
function PlatePages() {
  const { view, addresses } = useMenu()
  const plate = view.plates.values().next().value
  return plate && <PrefetchPageLinks page={addresses.plate(plate)} />
}

/** Menu from the header to the last plate; opening or adding a plate does not render it. */
const Menu = memo(function Menu() {
  const { contact, mode } = useMenu()
  return (
    <main>
      <PromotionalBanner mode={mode.type} isBrief />
      <MenuHeader contact={contact} mode={mode} inCourse={<InCourse alias={contact.alias} />} />
      <MenuBody hint={hint} />
    </main>
  )
})

import { memo, Suspense, useEffect } from 'react'
import { Outlet, PrefetchPageLinks } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isReloading } from '../place/reload.ts'
import { ContactHeader } from '../branch-contact/contact-header.tsx'
import { ModeFacts } from '../branch-contact/mode-facts.tsx'
import { ModeTabs } from '../branch-contact/mode-tabs.tsx'
import { useCart } from '../diner/cart-store.ts'
import { OrderBar } from '../cart/order-bar.tsx'
import { PromotionalBanner } from '../customisation/promotional-banner.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { MetaTags } from '../frame/meta-tags.tsx'
import { LoyaltyBanner } from '../loyalty/loyalty-banner.tsx'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { prefetchMenuParts } from '../menu/prefetch-menu-parts.ts'
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

/** One menu serves all the pages of a mode. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || currentParams.mode !== nextParams.mode || isReloading()

/**
 * All the pages of one order mode: the menu itself, and a category or a plate in its place or over
 * it.
 */
export default function MenuPage() {
  const { scene, isPrepared } = useMenuScene()
  return (
    <MenuContext value={scene}>
      <MenuLevels />
      {isPrepared && <PlatePages />}
    </MenuContext>
  )
}

const MenuGuards = lazyOrNothing(async () => ({ default: (await prefetchMenuParts()).MenuGuards }))

function MenuLevels() {
  const isIdle = useIsIdle()
  const { contact, place, view, prepare } = useMenu()
  // What a plate needs is fetched before it is tapped: the connection may be gone by then.
  useEffect(() => {
    if (isIdle) prepare()
  }, [isIdle, prepare])
  const outlet = useMenuLevel(contact.branch.generalConfig.menuConfig.plateDetailInModal)
  const cart = useCart(place.alias)
  const own = cart?.orderModeId === place.orderModeId ? cart : undefined
  return (
    <>
      <MetaTags tags={useMenuMeta()} />
      {outlet.level === 'menu' && <Menu />}
      <Outlet context={outlet} />
      {isIdle && (
        <Suspense>
          <MenuGuards />
        </Suspense>
      )}
      {outlet.level !== 'plate' && (
        <OrderBar alias={place.alias} cart={own} discounts={view.menu.discounts} />
      )}
    </>
  )
}

/** Fetches the page of plates, which is the same for all of them. */
function PlatePages() {
  const { view, addresses } = useMenu()
  const plate = view.plates.values().next().value
  return plate && <PrefetchPageLinks page={addresses.plate(plate)} />
}

/**
 * The menu from the local's header to the last plate. Nothing in it is drawn again because a plate
 * is opened or added.
 */
const Menu = memo(function Menu() {
  const { contact, mode } = useMenu()
  return (
    <main>
      <PromotionalBanner mode={mode.type} />
      <ContactHeader contact={contact} inCourse={<InCourse alias={contact.alias} />}>
        <div className="lg:flex lg:items-center lg:justify-between lg:gap-6">
          <ModeTabs contact={contact} current={mode} />
          <ModeFacts contact={contact} mode={mode} />
        </div>
        <div className="pt-4 empty:hidden">
          <ClosedNotice contact={contact} mode={mode} />
        </div>
        <LoyaltyBanner />
      </ContactHeader>
      <MenuBody />
    </main>
  )
})

import { menuCopy } from '@mostrador/copy/menu'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Outlet } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ContactHeader } from '../branch-contact/contact-header.tsx'
import { ModeFacts } from '../branch-contact/mode-facts.tsx'
import { ModeTabs } from '../branch-contact/mode-tabs.tsx'
import { CartGuard } from '../cart/cart-guard.tsx'
import { useCart } from '../cart/cart-store.ts'
import { OrderBar } from '../cart/order-bar.tsx'
import { MetaTags } from '../layout/meta-tags.tsx'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { loadMenu } from './load-menu.ts'
import { MenuSections } from './menu-sections.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { useMenuLevel } from './use-menu-level.ts'
import { useMenuMeta } from './use-menu-meta.ts'
import { useMenu } from './use-menu.ts'
import { countPlates, Quantities } from './use-quantities.ts'
import type { Route } from './+types/menu-page'

export const loader = (args: Route.LoaderArgs) => loadMenu(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadMenu(args)

/** One menu serves all the pages of a mode. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.alias !== nextParams.alias || currentParams.mode !== nextParams.mode

/** All the pages of one order mode: the menu itself, and a category or a plate in its place or over it. */
export default function MenuPage() {
  const { contact, place, view } = useMenu()
  const outlet = useMenuLevel(contact.branch.generalConfig.menuConfig.plateDetailInModal)
  const cart = useCart(place.alias)
  const own = cart?.orderModeId === place.orderModeId ? cart : undefined
  return (
    <Quantities value={countPlates(own)}>
      <MetaTags tags={useMenuMeta()} />
      {outlet.level === 'menu' && <Menu />}
      <Outlet context={outlet} />
      <CartGuard place={place} menu={view.menu} />
      {outlet.level !== 'plate' && (
        <OrderBar alias={place.alias} cart={own} discounts={view.menu.discounts} />
      )}
    </Quantities>
  )
}

/** The menu from the local's header to the last plate, or, as the branch is configured, to its categories. */
function Menu() {
  const { contact, mode, view } = useMenu()
  const { platesInMainView } = contact.branch.generalConfig.menuConfig
  return (
    <main id="content">
      <ContactHeader contact={contact}>
        <div className="lg:flex lg:items-center lg:justify-between lg:gap-6">
          <ModeTabs contact={contact} current={mode} />
          <ModeFacts mode={mode} />
        </div>
        <div className="pt-4 empty:hidden">
          <ClosedNotice contact={contact} mode={mode} />
        </div>
      </ContactHeader>
      <StickyBar view={view} contact={contact} hasSlider={platesInMainView} />
      <div className="mx-auto max-w-6xl px-4">
        {view.sections.length === 0 && (
          <EmptyState picture={<EmptyPicture name="plate" />} title={menuCopy.empty} />
        )}
        {platesInMainView ? <MenuSections view={view} /> : <CategoryGrid view={view} />}
      </div>
    </main>
  )
}

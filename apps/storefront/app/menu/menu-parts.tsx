import { orderCopy } from '@mostrador/copy/order'
import type { Cart } from '@mostrador/domain/cart/cart'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Suspense, use, useEffect, useState } from 'react'
import { CartAmount } from '../cart/cart-amount.tsx'
import CartGuard from '../cart/cart-guard.tsx'
import { OrderBar } from '../cart/order-bar.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import OrderInProgress from '../order/order-in-progress.tsx'
import type { MenuView } from '../place/menu-view.ts'
import { useTableOfLink } from '../place/use-table-of-link.ts'
import { MenuContext, useMenu } from './use-menu.ts'
import MenuWatch from './menu-watch.tsx'

// Parts that an idle menu prefetches are one file of the build: a dozen small ones queue, compress
// worse, and each takes the main thread of a cheap phone some time.
export { AgainRow } from './again-row.tsx'
export { MenuSearch, prepareSearch } from './menu-search.tsx'
export { default as PlateSheet } from './plate-sheet.tsx'

/** Parts of a branch contact's bar: the diner's table, and the order in progress. */
export function HeaderPills({ alias }: { readonly alias: string }) {
  const menu = use(MenuContext)
  return (
    <>
      {menu && <TablePill type={menu.mode.type} />}
      <OrderInProgress alias={alias} />
    </>
  )
}

function TablePill({ type }: { readonly type: OrderModeType }) {
  const table = useTableOfLink(type)
  if (!table) return null
  return (
    <p className="inline-flex h-11 min-w-0 items-center gap-1.5 rounded-full bg-raised px-4 text-14 font-bold text-ink shadow-float">
      <Icon name="table" />
      <span className="truncate">{orderCopy.table(table)}</span>
    </p>
  )
}

const CartPanel = lazyOrNothing(() => import('../cart/cart-panel.tsx'))

const GroupEntry = lazyOrNothing(() => import('../group-order/group-entry.tsx'))

/** Screens with room for a cart beside the menu: the `desk` breakpoint of the tokens. */
const DESK = '(min-width: 75rem)'

function useIsDesk(): boolean {
  const [isDesk, setIsDesk] = useState(false)
  useEffect(() => {
    const query = matchMedia(DESK)
    const follow = () => setIsDesk(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesk
}

/** Cart beside this menu, loaded where the screen has room for it. */
export function MenuCart({ cart }: { readonly cart: Cart | undefined }) {
  const shop = useMenu()
  if (!useIsDesk()) return null
  return (
    <Suspense>
      <CartPanel shop={shop} cart={cart}>
        <Suspense>
          <GroupEntry contact={shop.contact} />
        </Suspense>
      </CartPanel>
    </Suspense>
  )
}

export type MenuRestProps = {
  readonly cart: Cart | undefined
  readonly hasBar: boolean
}

/** Parts of a menu at rest: they keep cart and menu current, and show the bar with the total. */
export function MenuRest({ cart, hasBar }: MenuRestProps) {
  const shop = useMenu()
  const { place, view } = shop
  useHoursOfSale()
  return (
    <>
      <CartGuard place={place} menu={view.menu} />
      <MenuWatch />
      {hasBar && (
        <OrderBar alias={place.alias} cart={cart} discounts={view.menu.discounts}>
          {cart && <CartAmount shop={shop} cart={cart} />}
        </OrderBar>
      )}
    </>
  )
}

/**
 * Applies the hours of sale to the menu, in the browser, since pages are cached as long as their
 * menu. A menu without any loads nothing for it, and after a failure it stays as rendered: the
 * server checks each order.
 */
function useHoursOfSale(): void {
  const { whole, showNow, mode, contact } = useMenu()
  const { type, orderType } = mode
  const { timeZone } = contact
  useEffect(() => {
    if (whole.menu.saleRules.length === 0) return
    const leaving = new AbortController()
    const show = (view: MenuView): void => showNow({ of: whole, mode: type, view })
    import('../place/menu-now.ts').then(
      ({ followMenu }) => followMenu(whole, { mode: { type, orderType }, timeZone }, { show, leaving }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [whole, showNow, type, orderType, timeZone])
}

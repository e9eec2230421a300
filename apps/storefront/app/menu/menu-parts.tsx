import CartGuard from '../cart/cart-guard.tsx'
import { useMenu } from './use-menu.ts'
import MenuWatch from './menu-watch.tsx'

// What a menu prefetches when it is idle is one file of the build: a dozen small ones wait in line,
// compress worse, and each costs the main thread of a cheap phone a moment of its own.
export { default as OrderInProgress } from '../order/order-in-progress.tsx'
export { MenuSearch, prepareSearch } from './menu-search.tsx'
export { default as PlateSheet } from './plate-sheet.tsx'

/** Keeps the cart and the menu what they are at the shop, while the page is open. */
export function MenuGuards() {
  const { place, view } = useMenu()
  return (
    <>
      <CartGuard place={place} menu={view.menu} />
      <MenuWatch />
    </>
  )
}

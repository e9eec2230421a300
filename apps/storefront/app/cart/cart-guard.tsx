import { cartChangeText, cartCopy } from '@mostrador/copy/cart'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import type { Menu } from '@mostrador/domain/menu/menu'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { useToast } from '@mostrador/ui/use-toast'
import { lazy, Suspense, useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { useKeptQuery } from '../layout/kept-link.tsx'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { cartActions, readCart, useCart } from './cart-store.ts'
import { modeSwitchOf } from './mode-switch.ts'

const ConfirmReset = lazy(() => import('./confirm-reset.tsx'))

export type CartGuardProps = { readonly place: CartPlace; readonly menu: Menu }

/** Takes over the menu as it stands now when it is newer than the cart, and tells what that changed. */
function useRepricing({ place, menu }: CartGuardProps): void {
  const toast = useToast()
  const format = useFormatAmount()
  useEffect(() => {
    const cart = readCart(place.alias)
    if (!cart || cart.orderModeId !== place.orderModeId || cart.menuHash === place.menuHash) return
    void import('@mostrador/domain/cart/reprice-cart').then(({ repriceCart }) => {
      const { lines, changes } = repriceCart(cart.lines, menu)
      cartActions.moveTo(place, lines)
      for (const { kind, name, before, after } of changes) {
        toast({
          text: cartChangeText({ kind, name, before: format(before), after: format(after ?? before) }),
        })
      }
    })
    // oxlint-disable-next-line react/exhaustive-deps -- only a newer menu is news, not how amounts are written
  }, [place.alias, place.orderModeId, place.menuHash])
}

/**
 * Holds the cart to the mode of the page. A cart with items of another mode is asked about: going on takes
 * them along where both modes share the menu, and empties it where they do not; cancelling goes back to its
 * mode. Source: 000 §2 Branch header, §4 Cart.
 */
export function CartGuard({ place, menu }: CartGuardProps) {
  const cart = useCart(place.alias)
  const navigate = useNavigate()
  const search = useKeptQuery()
  useRepricing({ place, menu })
  const switching = modeSwitchOf(cart, place)
  const isAsked = switching !== 'none'
  const { alias, orderModeId } = place
  useEffect(() => {
    if (!isAsked && readCart(alias)?.orderModeId !== orderModeId) cartActions.setMode(place)
    // oxlint-disable-next-line react/exhaustive-deps -- the place is made anew each time; these two say whether it is another
  }, [isAsked, alias, orderModeId])

  function goBack(): void {
    if (!cart) return
    const pathname = href('/menu/:alias/:mode', { alias, mode: orderModeSlug(cart.mode) })
    void navigate({ pathname, search }, { replace: true })
  }

  if (!isAsked) return null
  return (
    <Suspense>
      <ConfirmReset
        open
        text={switching === 'keeps' ? cartCopy.switchModeText : cartCopy.resetText}
        onConfirm={() => cartActions.setMode(place)}
        onCancel={goBack}
      />
    </Suspense>
  )
}

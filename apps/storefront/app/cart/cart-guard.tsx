import { cartCopy } from '@mostrador/copy/cart'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import { modeSwitchOf } from '@mostrador/domain/cart/mode-switch'
import type { Menu } from '@mostrador/domain/menu/menu'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { cartActions } from './cart-actions.ts'
import { readCart, useCart } from '../diner/cart-store.ts'
import { ModeQuestion } from './mode-question.tsx'

export type CartGuardProps = { readonly place: CartPlace; readonly menu: Menu }

/** Menus whose changes to the cart this tab has told. */
const told = new Set<string>()

/**
 * Moves a cart to a newer menu silently where its lines stay the same. Other changes are told
 * once; they are shown and accepted on the cart's page.
 */
function useRepricing({ place, menu }: CartGuardProps): void {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  useEffect(() => {
    const { alias, orderModeId, menuHash } = place
    const cart = readCart(alias)
    if (!cart || cart.orderModeId !== orderModeId || cart.menuHash === menuHash) return
    void import('@mostrador/domain/cart/reprice-cart').then(({ repriceCart }) => {
      const { lines, changes } = repriceCart(cart.lines, menu)
      if (changes.length === 0) return cartActions.moveTo(place, lines)
      const news = `${orderModeId} ${menuHash}`
      if (told.has(news)) return
      told.add(news)
      const run = () => void navigate({ pathname: href('/menu/:alias/preview', { alias }), search })
      toast({ text: cartCopy.changedHint, action: { label: cartCopy.see, run } })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- only a newer menu is news
  }, [place.alias, place.orderModeId, place.menuHash])
}

/** Whether this visit has a page to go back to; the router counts them. */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Holds the cart to the mode of the page. A cart with items of another mode is asked about: going
 * on keeps them where both modes share the menu, else empties it; cancelling goes back, or to the
 * cart's mode. Loaded when the page is idle. Source: 000 §2 Branch header, §4 Cart.
 */
export default function CartGuard({ place, menu }: CartGuardProps) {
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
    if (hasPageBefore()) return void navigate(-1)
    const pathname = href('/menu/:alias/:mode', { alias, mode: orderModeSlug(cart.mode) })
    void navigate({ pathname, search }, { replace: true })
  }

  if (!isAsked) return null
  return (
    <ModeQuestion
      switching={switching}
      onConfirm={() => cartActions.setMode(place)}
      onCancel={goBack}
      backLeaves
    />
  )
}

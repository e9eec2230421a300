import type { Cart } from '@mostrador/domain/cart/cart'
import { useEffect } from 'react'
import { cartActions } from './cart-actions.ts'
import { compareCart, type ShownCart } from './cart-changes.ts'
import type { Shop } from './load-shop.ts'

/**
 * Compares a cart with the menu of its shop, and lets the diner accept the changes. A cart without
 * changed lines moves to the new menu silently.
 */
export function useComparedCart(cart: Cart, shop: Shop | undefined) {
  const compared: ShownCart = compareCart(cart.lines, shop?.view.menu)
  const accept = () => shop && cartActions.moveTo(shop.place, compared.lines)
  const isBehind =
    compared.changes.length === 0 && shop !== undefined && shop.place.menuHash !== cart.menuHash
  useEffect(() => {
    if (isBehind) accept()
    // oxlint-disable-next-line react/exhaustive-deps -- one move for each menu: lines that change afterwards are already on it
  }, [isBehind])
  return { compared, accept }
}

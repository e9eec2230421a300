import type { Cart, CartPlace } from './cart.ts'

/**
 * Effect on a cart when its diner opens a place: none, or another mode that keeps or empties it.
 */
export type ModeSwitch = 'none' | 'keeps' | 'empties'

/**
 * Compares the mode of a place with that of a filled cart; the diner is always asked about another
 * mode, and only where the menus differ the items are lost. Source: 000 §2 Branch header, §4 Cart.
 */
export function modeSwitchOf(
  cart: Pick<Cart, 'orderModeId' | 'menuHash' | 'lines'> | undefined,
  place: Pick<CartPlace, 'orderModeId' | 'menuHash'>,
): ModeSwitch {
  if (!cart || cart.lines.length === 0 || cart.orderModeId === place.orderModeId) return 'none'
  return cart.menuHash === place.menuHash ? 'keeps' : 'empties'
}

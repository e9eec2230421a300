import type { AddRefusal } from '@mostrador/domain/cart/add-line'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { cartActions } from './cart-actions.ts'

/**
 * Adds a line; a cart with items of another mode is asked about first: yes takes the cart over and
 * adds, no changes nothing. Returns whether the line was added. Source: 000 §4 Cart.
 */
export async function addAsking(
  place: CartPlace,
  line: CartLine,
  ask: (switching: AddRefusal['switching']) => Promise<boolean>,
): Promise<boolean> {
  const added = cartActions.add(place, line)
  if (added.ok) return true
  if (!(await ask(added.refusal.switching))) return false
  cartActions.setMode(place)
  return cartActions.add(place, line).ok
}

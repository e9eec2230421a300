import type { AddRefusal } from '@mostrador/domain/cart/add-line'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { cartActions } from './cart-actions.ts'

/**
 * Adds a line, and asks first where the cart holds items of another mode: a yes brings the cart
 * over and adds, a no leaves it as it is. Answers whether the line was added. Source: 000 §4 Cart.
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

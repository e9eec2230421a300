import { quantitiesByPlate } from '@mostrador/domain/cart/cart'
import type { Cart } from '@mostrador/domain/cart/cart'
import { useCartPart } from '../diner/cart-store.ts'
import { useMenu } from './use-menu.ts'

const counted = new WeakMap<Cart, ReadonlyMap<string, number>>()

/** The plates of a cart, counted once for all the rows of a page. */
function countPlates(cart: Cart): ReadonlyMap<string, number> {
  const quantities = counted.get(cart) ?? quantitiesByPlate(cart.lines)
  counted.set(cart, quantities)
  return quantities
}

/** How many units of a plate are in the cart of this menu. Only the rows of plates that change are drawn again. */
export function useQuantity(plateId: string): number {
  const { place } = useMenu()
  return useCartPart(place.alias, (cart) =>
    cart?.orderModeId === place.orderModeId ? (countPlates(cart).get(plateId) ?? 0) : 0,
  )
}

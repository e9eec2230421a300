import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { useCartPart } from '../diner/cart-store.ts'
import { useMenu } from './use-menu.ts'

const NONE: readonly CartLine[] = []

/**
 * The lines of the cart of this menu; none while the page comes alive, and in the cart of another
 * mode.
 */
export function useCartLines(): readonly CartLine[] {
  const { place } = useMenu()
  return useCartPart(place.alias, (cart) => (cart?.orderModeId === place.orderModeId ? cart.lines : NONE))
}

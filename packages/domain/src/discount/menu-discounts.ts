import type { CartLine } from '../cart/cart-line.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { TicketEntry } from '../pricing/ticket.ts'

/** The discount of a plate: the first in the menu's order that names it. Discounts do not pile up on a plate. */
export const discountOfPlate = (discounts: readonly MenuDiscount[], plateId: string): MenuDiscount | undefined =>
  discounts.find((discount) => discount.plateIds.includes(plateId))

/** What a discount takes off one unit of a plate of the given price; 0 for MULTIPLE. Never more than the price, never negative. */
export function unitDiscount(_discount: MenuDiscount, _priceWithoutModifiers: Minor): Minor {
  throw new Error('unwritten')
}

/** The MULTIPLE discounts of a cart, one entry for each discount and plate that gives something away. */
export function multipleDiscounts(_lines: readonly CartLine[], _discounts: readonly MenuDiscount[]): readonly TicketEntry[] {
  throw new Error('unwritten')
}

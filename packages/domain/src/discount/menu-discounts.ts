import type { CartLine } from '../cart/cart-line.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { TicketEntry } from '../pricing/ticket-entry.ts'
import { finalPriceDiscount } from './types/final-price.ts'
import { fixedDiscount } from './types/fixed.ts'
import { multipleDiscount } from './types/multiple.ts'
import { percentDiscount } from './types/percent.ts'

/**
 * Returns the discount of a plate: the first in the menu's order that names it. Discounts do not
 * pile up on a plate.
 */
export const discountOfPlate = (
  discounts: readonly MenuDiscount[],
  plateId: string,
): MenuDiscount | undefined => discounts.find((discount) => discount.plateIds.includes(plateId))

function claimedOff(discount: MenuDiscount, price: Minor): Minor {
  switch (discount.type) {
    case 'PERCENT':
      return percentDiscount(discount, price)
    case 'FIXED':
      return fixedDiscount(discount)
    case 'FINAL_PRICE':
      return finalPriceDiscount(discount, price)
    case 'MULTIPLE':
      return 0
  }
}

/**
 * Returns the amount that a discount takes off one unit of a plate of the given price (without
 * extras): between 0 and that price. 0 for MULTIPLE, which is judged on the whole cart.
 */
export const unitDiscount = (discount: MenuDiscount, priceWithoutModifiers: Minor): Minor =>
  Math.min(Math.max(0, claimedOff(discount, priceWithoutModifiers)), priceWithoutModifiers)

/**
 * Returns the MULTIPLE discounts of a cart, one entry for each discount and plate that gives a
 * unit away, in the order of the plates in the cart. `value` is the number of free units; extras
 * are always paid.
 */
export function multipleDiscounts(
  lines: readonly CartLine[],
  discounts: readonly MenuDiscount[],
): readonly TicketEntry[] {
  const plateIds = [...new Set(lines.map((line) => line.referenceId))]
  return plateIds.flatMap((plateId) => {
    const discount = discountOfPlate(discounts, plateId)
    if (discount?.type !== 'MULTIPLE') return []
    const units = lines
      .filter((line) => line.referenceId === plateId)
      .map((line) => ({ price: line.priceWithoutModifiers, quantity: line.quantity }))
    const { freeUnits, amount } = multipleDiscount(discount, units)
    const { id: referenceId, name, type } = discount
    return amount > 0 ? [{ referenceId, name, type, value: freeUnits, amount }] : []
  })
}

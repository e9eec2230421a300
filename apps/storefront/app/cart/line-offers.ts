import { freeByLine } from '@mostrador/domain/cart/free-by-line'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { discountOfPlate } from '@mostrador/domain/discount/menu-discounts'
import type { LineOffer } from './line-card.tsx'

/**
 * The discounts of the menu that touch the lines of a cart, by the line's id; a 2x1 of which
 * nothing is free yet does not.
 */
export function offersOf(
  lines: readonly CartLine[],
  discounts: readonly MenuDiscount[],
): ReadonlyMap<string, LineOffer> {
  const free = freeByLine(lines, discounts)
  return new Map(
    lines.flatMap((line): readonly (readonly [string, LineOffer])[] => {
      const discount = discountOfPlate(discounts, line.referenceId)
      const freeOfLine = free.get(line.id) ?? 0
      if (!discount || (freeOfLine === 0 && line.discount === null)) return []
      return [[line.id, { name: discount.name, free: freeOfLine }]]
    }),
  )
}

import { freeByLine } from '@mostrador/domain/cart/free-by-line'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { discountOfPlate } from '@mostrador/domain/discount/menu-discounts'
import type { LineOffer } from './line-card.tsx'

/** Returns the menu discounts by line id; a 2x1 that gives nothing free yet is left out. */
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

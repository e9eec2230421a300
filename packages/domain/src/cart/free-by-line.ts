import { discountOfPlate } from '../discount/menu-discounts.ts'
import { multipleDiscount } from '../discount/types/multiple.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'

type Counted = Pick<CartLine, 'id' | 'referenceId' | 'priceWithoutModifiers' | 'quantity'>

/**
 * Shares the free units of one plate among its lines: the cheapest first and, of equal ones, the
 * last ones.
 */
function shareFree(lines: readonly Counted[], freeUnits: number): readonly (readonly [string, Minor])[] {
  const cheapestFirst = lines
    .toReversed()
    .toSorted((a, b) => a.priceWithoutModifiers - b.priceWithoutModifiers)
  let left = freeUnits
  return cheapestFirst.map(({ id, priceWithoutModifiers, quantity }) => {
    const free = Math.min(left, quantity)
    left -= free
    return [id, free * priceWithoutModifiers] as const
  })
}

/**
 * Returns the amount that MULTIPLE discounts give away of each line, in minor units by the line's
 * id. The sum equals that of their rows, so that the lines of a cart, each less its part, add up
 * to the cart's total. Source: 000 §3 Discount (menu).
 */
export function freeByLine(
  lines: readonly Counted[],
  discounts: readonly MenuDiscount[],
): ReadonlyMap<string, Minor> {
  const plateIds = [...new Set(lines.map(({ referenceId }) => referenceId))]
  return new Map(
    plateIds.flatMap((plateId) => {
      const discount = discountOfPlate(discounts, plateId)
      if (discount?.type !== 'MULTIPLE') return []
      const own = lines.filter(({ referenceId }) => referenceId === plateId)
      const units = own.map(({ priceWithoutModifiers: price, quantity }) => ({ price, quantity }))
      return shareFree(own, multipleDiscount(discount, units).freeUnits)
    }),
  )
}

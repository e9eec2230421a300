import type { MenuDiscountType } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'

/** Sources of a line. Source: 000 §3 Cart line. */
export const LINE_SOURCES = ['plate', 'upselled'] as const

export type LineSource = (typeof LINE_SOURCES)[number]

/** One garnish chosen for a plate, `quantity` of it per unit of the plate. */
export type ExtraItem = {
  readonly referenceId: string
  readonly referenceType: 'GARNISH'
  readonly name: string
  readonly quantity: number
  readonly price: Minor
}

/** Choice in one garnish group. `cantAct` is the number of units chosen in it. */
export type ExtraGroup = {
  readonly groupId: string
  readonly groupName: string
  readonly minGarnishAmount: number
  readonly maxGarnishAmount: number
  readonly multipleSelection: boolean
  readonly mandatory: boolean
  readonly cantAct: number
  readonly groupItems: readonly ExtraItem[]
}

/** Menu discount of a line; `amount` is off the whole line, in minor units. */
export type LineDiscount = {
  readonly itemId: string
  readonly type: MenuDiscountType
  readonly discountReferenceId: string
  readonly amount: Minor
}

/**
 * One line of the cart. All prices are of one unit of the plate: `priceWithoutModifiers` is the
 * plate (or its size) alone, `originalPrice` adds the extras, `price` is `originalPrice` less a
 * discount that applies to each unit (PERCENT, FIXED, FINAL_PRICE). A MULTIPLE discount depends on
 * the whole cart and is therefore only in the ticket. Source: 000 §3 Cart line.
 */
export type CartLine = {
  readonly id: string
  readonly referenceId: string
  readonly referenceType: 'PLATE'
  readonly name: string
  readonly price: Minor
  readonly originalPrice: Minor
  readonly priceWithoutModifiers: Minor
  readonly quantity: number
  readonly notes: string
  readonly categoryId: string
  readonly categoryShowName: string
  readonly sizeId: string | null
  readonly sizeName: string | null
  readonly source: LineSource
  readonly maxQuantity: number | null
  readonly upsell: boolean
  readonly discount: LineDiscount | null
  readonly extras: readonly ExtraGroup[]
}

/** Choice of a diner, without prices: the only part of a line that the server trusts. */
export type PlateSelection = {
  readonly plateId: string
  readonly sizeId: string | null
  readonly quantity: number
  readonly notes: string
  readonly source: LineSource
  readonly groups: readonly {
    readonly groupId: string
    readonly items: readonly { readonly garnishId: string; readonly quantity: number }[]
  }[]
}

import type { OffSale, SaleRule } from '../availability/sale-rule.ts'
import type { Minor } from '../money/minor.ts'

/** A coloured label on a plate or a category ("Sin TACC"). Source: 000 §2 Menu page. */
export type Indicator = {
  readonly id: string
  readonly showName: string
  readonly backgroundColor: string
  readonly textColor: string
}

/** Availability of a thing, and the instant (ISO 8601) at which it is back, where that is known. */
type RunsOut = { readonly soldOut?: boolean | undefined; readonly backAt?: string | undefined }

/** One size of a plate; its price replaces the plate's. */
export type Size = RunsOut & { readonly id: string; readonly name: string; readonly price: Minor }

/** One option of a garnish group; `price` is added to the plate once per unit chosen. */
export type Garnish = RunsOut & {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Minor
  readonly visible: boolean
}

/**
 * A question that a plate asks. `multipleSelection` means that one garnish may be taken several
 * times; otherwise each is toggled. `maxGarnishAmount` 0 means without limit.
 */
export type GarnishGroup = {
  readonly id: string
  readonly name: string
  readonly mandatory: boolean
  readonly multipleSelection: boolean
  readonly minGarnishAmount: number
  readonly maxGarnishAmount: number
  readonly garnishes: readonly Garnish[]
}

/**
 * Plain fields of a plate: under the same name in the tenant file, on the wire and here, and in a
 * column of that name. `maxQuantity` null means the default maximum (9999999).
 */
type PlainPlate = {
  readonly description: string
  readonly maxQuantity: number | null
  readonly visible: boolean
}

/** Defaults of a plate's plain fields. */
export const PLATE_DEFAULTS: PlainPlate = { description: '', maxQuantity: null, visible: true }

/**
 * Names of a plate's plain fields: statements and mappings take their columns and fields from
 * them.
 */
export const PLATE_FIELDS = Object.keys(PLATE_DEFAULTS) as readonly (keyof PlainPlate)[]

/** Dish or product that can be ordered. */
export type Plate = PlainPlate & {
  readonly id: string
  readonly name: string
  readonly showName: string
  readonly price: Minor
  readonly sizes: readonly Size[]
  readonly garnishGroups: readonly GarnishGroup[]
  readonly categoryId: string
  readonly indicatorIds: readonly string[]
  readonly image: string | null
  readonly soldOut: boolean
  readonly backAt?: string | undefined
  readonly offSale?: OffSale | undefined
  /**
   * Time (ISO 8601) from which it is available, where it is not at that moment and its mode takes
   * orders for then: it can be ordered.
   */
  readonly later?: string | undefined
}

/** Section of the menu; its plates are in the shop's order. */
type Category = {
  readonly id: string
  readonly name: string
  readonly showName: string
  readonly description: string
  readonly image: string | null
  readonly indicatorIds: readonly string[]
  readonly plateIds: readonly string[]
}

/** The kinds of discount that a menu can carry. Source: 000 §3 Discount (menu). */
export const MENU_DISCOUNT_TYPES = ['PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE'] as const

export type MenuDiscountType = (typeof MENU_DISCOUNT_TYPES)[number]

type Discounted = { readonly id: string; readonly name: string; readonly plateIds: readonly string[] }

/**
 * A discount on plates. `percentage` is a number of 0 to 100; amounts are minor units;
 * `MULTIPLE` gives away the cheapest `buy - pay` of every `buy` units of one plate.
 */
export type MenuDiscount =
  | (Discounted & { readonly type: 'PERCENT'; readonly percentage: number })
  | (Discounted & { readonly type: 'FIXED'; readonly fixedDiscount: Minor })
  | (Discounted & { readonly type: 'MULTIPLE'; readonly buy: number; readonly pay: number })
  | (Discounted & { readonly type: 'FINAL_PRICE'; readonly finalPrice: Minor })

/** A menu as one order mode offers it. `hash` names this very version of it. */
export type Menu = {
  readonly hash: string
  readonly categories: readonly Category[]
  readonly plates: readonly Plate[]
  readonly remarkedIds: readonly string[]
  readonly upselledIds: readonly string[]
  readonly discounts: readonly MenuDiscount[]
  readonly saleRules: readonly SaleRule[]
}

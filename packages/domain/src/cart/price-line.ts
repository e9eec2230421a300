import type { Menu, MenuDiscount } from '../menu/menu.ts'
import type { CartLine, PlateSelection } from './cart-line.ts'

/** Why a selection cannot be a line of the cart. */
export const LINE_REFUSAL_CODES = [
  'plate-missing',
  'sold-out',
  'size-missing',
  'size-required',
  'garnish-missing',
  'garnish-amount',
  'quantity-invalid',
  'max-quantity',
  'notes-too-long',
] as const

/** One reason why a selection cannot be a line of the cart. */
export type LineRefusalCode = (typeof LINE_REFUSAL_CODES)[number]

/**
 * A refused selection: of which plate, by its name as far as it is known, in which garnish group, and the
 * limit that it passes (units for `max-quantity`, characters for `notes-too-long`).
 */
export type LineRefusal = {
  readonly code: LineRefusalCode
  readonly plateId: string
  readonly plateName: string | null
  readonly groupId: string | null
  readonly limit: number | null
}

/** `discounts` default to the menu's own, `notesLimit` to 250 characters; `null` is without limit. */
export type PriceLineInput = {
  readonly menu: Menu
  readonly selection: PlateSelection
  readonly lineId: string
  readonly discounts?: readonly MenuDiscount[]
  readonly notesLimit?: number | null
}

/** A line with the menu's own prices, or why there can be none. */
export type PricedLine =
  | { readonly ok: true; readonly line: CartLine }
  | { readonly ok: false; readonly refusal: LineRefusal }

/** Makes a selection into a line of the cart at the menu's prices. */
export function priceLine(_input: PriceLineInput): PricedLine {
  throw new Error('unwritten')
}

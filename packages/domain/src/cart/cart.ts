import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import type { CartLine } from './cart-line.ts'

/** The cart of one branch contact in one order mode, as the browser keeps it. `savedAt` is ISO 8601 in UTC. Source: 000 §3 Cart. */
export type Cart = {
  readonly alias: string
  readonly branchContactId: string
  readonly orderModeId: string
  readonly mode: OrderModeType
  readonly menuHash: string
  readonly lines: readonly CartLine[]
  readonly paymentTypeId: string | null
  readonly savedAt: string
}

/** Where a cart belongs: everything of it but what is in it. */
export type CartPlace = Omit<Cart, 'lines' | 'savedAt' | 'paymentTypeId'> & { readonly paymentTypeId?: string | null }

/** A cart with nothing in it. */
export function emptyCart(_place: CartPlace, _now: Date): Cart {
  throw new Error('unwritten')
}

/** How many units of each plate are in the cart, over all its lines. */
export function quantitiesByPlate(_lines: readonly CartLine[]): ReadonlyMap<string, number> {
  throw new Error('unwritten')
}

/** How many units of one plate are in the cart: the badge on the plate, and what its maximum is judged on. */
export const quantityOf = (lines: readonly CartLine[], plateId: string): number =>
  quantitiesByPlate(lines).get(plateId) ?? 0

/** The first line of a plate of which the whole cart holds more units than allowed, if there is one. */
export function lineOverMaximum(_lines: readonly CartLine[]): CartLine | undefined {
  throw new Error('unwritten')
}

/** How many units there are in all. */
export function countItems(_lines: readonly CartLine[]): number {
  throw new Error('unwritten')
}

/** What the items cost, MULTIPLE discounts included: the ticket's `itemsPrice`, shown in the bottom bar. */
export function cartTotal(_lines: readonly CartLine[], _discounts: readonly MenuDiscount[] = []): Minor {
  throw new Error('unwritten')
}

/** Whether a stored cart is still worth restoring. Source: decisions.md, Constants (24 hours). */
export function isCartFresh(_cart: Cart, _now: Date): boolean {
  throw new Error('unwritten')
}

/** Reads a cart out of the browser's storage, which anybody may have written. */
export function parseStoredCart(_json: string): Cart | undefined {
  throw new Error('unwritten')
}

import { multipleDiscounts } from '../discount/menu-discounts.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import { linesPriceOf, sumOf } from '../pricing/sums.ts'
import type { CartLine } from './cart-line.ts'
import { DEFAULT_MAX_QUANTITY } from './max-quantity.ts'

/**
 * The cart of one branch contact in one order mode, as the browser keeps it. `savedAt` is ISO 8601
 * in UTC. Source: 000 §3 Cart.
 */
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

/** Place that a cart belongs to: everything of it but its contents. */
export type CartPlace = Omit<Cart, 'lines' | 'savedAt' | 'paymentTypeId'> & {
  readonly paymentTypeId?: string | null
}

/** Returns a cart with nothing in it. */
export const emptyCart = (place: CartPlace, now: Date): Cart => ({
  alias: place.alias,
  branchContactId: place.branchContactId,
  orderModeId: place.orderModeId,
  mode: place.mode,
  menuHash: place.menuHash,
  lines: [],
  paymentTypeId: place.paymentTypeId ?? null,
  savedAt: now.toISOString(),
})

/** Counts the units of each plate in the cart, over all its lines. */
export function quantitiesByPlate(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { referenceId, quantity } of lines) {
    quantities.set(referenceId, (quantities.get(referenceId) ?? 0) + quantity)
  }
  return quantities
}

/**
 * Counts the units of one plate in the cart: the badge on the plate, and the number that its
 * maximum limits.
 */
export const quantityOf = (lines: readonly CartLine[], plateId: string): number =>
  quantitiesByPlate(lines).get(plateId) ?? 0

/**
 * Returns the first line of a plate with more units in the whole cart than allowed; undefined for
 * none. Source: 000 §5 Items.
 */
export function lineOverMaximum(lines: readonly CartLine[]): CartLine | undefined {
  const quantities = quantitiesByPlate(lines)
  return lines.find(
    ({ referenceId, maxQuantity }) =>
      (quantities.get(referenceId) ?? 0) > (maxQuantity ?? DEFAULT_MAX_QUANTITY),
  )
}

/** Counts all units. */
export const countItems = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

/**
 * Returns the price of the items, MULTIPLE discounts included: the ticket's `itemsPrice`, shown in
 * the bottom bar.
 */
export const cartTotal = (lines: readonly CartLine[], discounts: readonly MenuDiscount[] = []): Minor =>
  linesPriceOf(lines) - sumOf(multipleDiscounts(lines, discounts))

const LIFE_MS = 24 * 60 * 60 * 1000

/**
 * Largest error of a browser's clock when it kept a cart: a wrong date that was set right since.
 */
const CLOCK_ERROR_MS = 2 * LIFE_MS

/**
 * Whether a stored cart is still worth restoring, however the browser's clock was set. Source:
 * decisions.md, Constants (24 hours).
 */
export function isCartFresh(cart: Cart, now: Date): boolean {
  const age = now.getTime() - Date.parse(cart.savedAt)
  return age < LIFE_MS && age > -CLOCK_ERROR_MS
}

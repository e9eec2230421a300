import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/percent-of.ts'
import type { TicketEntry } from '../pricing/ticket-entry.ts'
import type { DiscountCode } from './discount-code.ts'

/** Type of a free delivery on the ticket. Source: 000 §3 Discount entry in an order. */
export const DELIVERY_FEE_DISCOUNT = 'DELIVERY_FEE'

/** Code on the ticket, with the name of its row. */
export type AppliedCode = { readonly code: DiscountCode; readonly name: string }

/** Amounts that a code's row is computed from, in minor units. */
export type CodeBase = {
  readonly itemsPrice: Minor
  /** Rest of the items after all discounts before the code. */
  readonly atMost: Minor
  /** Delivery fee with the chosen way to pay. */
  readonly deliveryFee: Minor
}

/**
 * Returns the row of a code: its percentage of the items or its amount, never above its cap nor
 * the rest of the items; for a free delivery the delivery fee, within the cap. Undefined for an
 * amount of 0. Source: 000 §3 Discount entry in an order, §5 "Tope de descuento".
 */
export function codeEntry(
  { code, name }: AppliedCode,
  { itemsPrice, atMost, deliveryFee }: CodeBase,
): TicketEntry | undefined {
  const cap = code.maximumDiscountAmount ?? Number.MAX_SAFE_INTEGER
  const full = code.type === 'PERCENT' ? percentOf(itemsPrice, code.value) : code.value
  const amount = code.deliveryFee ? Math.min(deliveryFee, cap) : Math.min(full, cap, atMost)
  if (amount <= 0) return undefined
  const type = code.deliveryFee ? DELIVERY_FEE_DISCOUNT : code.type
  return { referenceId: code.id, name, type, value: code.deliveryFee ? amount : code.value, amount }
}

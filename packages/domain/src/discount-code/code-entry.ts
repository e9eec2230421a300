import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/percent-of.ts'
import type { TicketEntry } from '../pricing/ticket-entry.ts'
import type { DiscountCode } from './discount-code.ts'

/**
 * The type under which a free delivery stands on the ticket. Source: 000 §3 Discount entry in an
 * order.
 */
export const DELIVERY_FEE_DISCOUNT = 'DELIVERY_FEE'

/** A code on the ticket: what it is, and the name that its row carries. */
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
 * The row of a code: its percentage of the items or its amount, never above its cap nor what is
 * left of the items; of a free delivery the delivery fee, within the cap. Undefined where it comes
 * to nothing. Source: 000 §3 Discount entry in an order, §5 "Tope de descuento".
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

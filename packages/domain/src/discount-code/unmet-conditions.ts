import type { Minor } from '../money/minor.ts'
import { sumOf } from '../pricing/sums.ts'
import type { Ticket } from '../pricing/ticket.ts'
import { codeEntry } from './code-entry.ts'
import type { DiscountCode } from './discount-code.ts'

/**
 * Conditions because of which a code does not apply to a cart, in the order of the documents. Two
 * are ours: a free delivery without delivery, and a code that would take nothing off.
 */
export type UnmetCondition =
  | { readonly code: 'minimum-amount'; readonly amount: Minor }
  | { readonly code: 'plate-missing'; readonly plate: string }
  | { readonly code: 'no-delivery' }
  | { readonly code: 'already-free-delivery' }
  | { readonly code: 'category-missing'; readonly category: string }
  | { readonly code: 'nothing-off' }

type CodeLine = { readonly referenceId: string; readonly categoryId: string }

export type CodeCart = {
  readonly itemsPrice: Minor
  readonly lines: readonly CodeLine[]
  /** Rest of the items after all discounts before the code. */
  readonly atMost: Minor
  /** Delivery fee; null in the modes without it. */
  readonly deliveryFee: Minor | null
  /** Whether the address is outside every zone: then the fee means nothing. */
  readonly isOutside?: boolean | undefined
}

/** Returns the cart that a code is judged on, from a ticket with or without the row of the code. */
export const codeCartOf = (
  { id }: Pick<DiscountCode, 'id'>,
  order: Pick<CodeCart, 'lines' | 'isOutside'> & { readonly ticket: Ticket; readonly hasDelivery: boolean },
): CodeCart => {
  const { itemsPrice, surcharges, discounts, deliveryFee } = order.ticket
  const before = discounts.filter(({ referenceId }) => referenceId !== id)
  return {
    itemsPrice,
    lines: order.lines,
    atMost: itemsPrice + sumOf(surcharges) - sumOf(before),
    deliveryFee: order.hasDelivery ? deliveryFee : null,
    isOutside: order.isOutside,
  }
}

/**
 * Returns the conditions of a code that a cart lacks; none when it applies. Source: 000 §5
 * Discount code, Unmet conditions.
 */
export function unmetConditions(code: DiscountCode, cart: CodeCart): readonly UnmetCondition[] {
  const { plate, category, deliveryFee } = code
  const minimum = code.minimumOrderAmount ?? 0
  const unmet: UnmetCondition[] = []
  if (cart.itemsPrice < minimum) unmet.push({ code: 'minimum-amount', amount: minimum })
  if (plate && !cart.lines.some(({ referenceId }) => referenceId === plate.id)) {
    unmet.push({ code: 'plate-missing', plate: plate.showName })
  }
  if (deliveryFee && cart.deliveryFee === null) unmet.push({ code: 'no-delivery' })
  const isUnknownFee = deliveryFee && cart.isOutside
  if (deliveryFee && cart.deliveryFee === 0 && !isUnknownFee) unmet.push({ code: 'already-free-delivery' })
  if (category && !cart.lines.some(({ categoryId }) => categoryId === category.id)) {
    unmet.push({ code: 'category-missing', category: category.showName })
  }
  const base = { ...cart, deliveryFee: cart.deliveryFee ?? 0 }
  const isWorthless = unmet.length === 0 && !isUnknownFee && !codeEntry({ code, name: code.code }, base)
  return isWorthless ? [{ code: 'nothing-off' }] : unmet
}

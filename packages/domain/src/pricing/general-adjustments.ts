import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/percent-of.ts'
import type { GeneralAdjustment } from './adjustment.ts'
import type { TicketEntry } from './ticket-entry.ts'

export type AdjustedOrder = { readonly itemsPrice: Minor; readonly paymentTypeId: string | null }

const applies = ({ paymentTypeIds }: GeneralAdjustment, { paymentTypeId }: AdjustedOrder): boolean =>
  paymentTypeIds.length === 0 || paymentTypeIds.some((id) => id === paymentTypeId)

/** A percentage is always one of the items, so that the order of the rules does not matter. */
const amountOf = ({ type, value }: GeneralAdjustment, { itemsPrice }: AdjustedOrder): Minor =>
  Math.max(0, type === 'PERCENT' ? percentOf(itemsPrice, value) : value)

const entryOf = ({ id, name, type, value }: GeneralAdjustment, amount: Minor): TicketEntry => ({
  referenceId: id,
  name,
  type,
  value,
  amount,
})

/**
 * Returns the surcharges of an order, in the shop's order; those of 0 are left out. Source: 000
 * §7, §9.
 */
export const surchargeEntries = (
  surcharges: readonly GeneralAdjustment[],
  order: AdjustedOrder,
): readonly TicketEntry[] =>
  surcharges
    .filter((surcharge) => applies(surcharge, order))
    .map((surcharge) => entryOf(surcharge, amountOf(surcharge, order)))
    .filter(({ amount }) => amount > 0)

/**
 * Returns the discounts of an order, in the shop's order, together never more than `atMost`: the
 * one that would pass it is cut, and those of 0 are left out. Source: 000 §7, §9.
 */
export function discountEntries(
  discounts: readonly GeneralAdjustment[],
  order: AdjustedOrder & { readonly atMost: Minor },
): readonly TicketEntry[] {
  let left = order.atMost
  const entries: TicketEntry[] = []
  for (const discount of discounts.filter((candidate) => applies(candidate, order))) {
    const amount = Math.min(amountOf(discount, order), left)
    if (amount > 0) entries.push(entryOf(discount, amount))
    left -= amount
  }
  return entries
}

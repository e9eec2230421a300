import type { Minor } from '../money/minor.ts'
import type { GeneralAdjustment } from './adjustment.ts'
import type { TicketEntry } from './ticket.ts'

/** What general surcharges and discounts are computed on. */
export type AdjustedOrder = { readonly itemsPrice: Minor; readonly paymentTypeId: string | null }

/** The surcharges that apply to an order, in the shop's order. */
export function surchargeEntries(_surcharges: readonly GeneralAdjustment[], _order: AdjustedOrder): readonly TicketEntry[] {
  throw new Error('unwritten')
}

/** The discounts that apply to an order, in the shop's order, together never more than `atMost`. */
export function discountEntries(
  _discounts: readonly GeneralAdjustment[],
  _order: AdjustedOrder & { readonly atMost: Minor },
): readonly TicketEntry[] {
  throw new Error('unwritten')
}

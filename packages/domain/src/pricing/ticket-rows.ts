import type { Minor } from '../money/minor.ts'

/** Kinds of rows of a ticket, in the order of the rows. */
const TICKET_ROW_KINDS = ['items', 'surcharge', 'discount', 'points', 'service-fee', 'delivery-fee'] as const

type TicketRowKind = (typeof TICKET_ROW_KINDS)[number]

/**
 * Row of a ticket between its items and its total. `amount` is added to the total, in minor units:
 * below zero for a discount. Surcharges and discounts have the shop's own `name`, a partner's
 * benefit also its `benefit`.
 */
export type TicketRow = {
  readonly kind: TicketRowKind
  readonly amount: Minor
  readonly name: string | null
  readonly benefit: string | null
}

/** A surcharge or discount as its row needs it; `amount` in minor units, never below zero. */
export type NamedAmount = {
  readonly name: string
  readonly amount: Minor
  readonly externalBenefitType?: string | null | undefined
}

/**
 * Amounts that the rows of a ticket are made of, in minor units. A `Ticket` has all of them, and
 * so has an order that was stored: `linesPrice` is the sum of the lines before the MULTIPLE
 * discounts, which are `menuDiscounts`.
 */
export type TicketAmounts = {
  readonly linesPrice: Minor
  readonly menuDiscounts: readonly NamedAmount[]
  readonly surcharges: readonly NamedAmount[]
  readonly discounts: readonly NamedAmount[]
  readonly loyaltyDiscount: Minor
  readonly userServiceFee: Minor
  readonly deliveryFee: Minor
}

const unnamed = (kind: TicketRowKind, amount: Minor): TicketRow => ({
  kind,
  amount,
  name: null,
  benefit: null,
})

const named = (
  kind: 'surcharge' | 'discount',
  entries: readonly NamedAmount[],
  sign: 1 | -1,
): readonly TicketRow[] =>
  entries.map(({ name, amount, externalBenefitType }) => ({
    kind,
    amount: sign * amount,
    name,
    benefit: externalBenefitType ?? null,
  }))

/**
 * Returns the rows of an order's ticket, which add up to its total: the same for all readers, on
 * the storefront, in the console, on paper and in a message. Zero amounts have no row, but for the
 * items, and for the delivery of an order with `isDelivery`, where a view shows that it is free.
 * Source: 000 §9 (Total).
 */
export function ticketRows(
  ticket: TicketAmounts,
  { isDelivery = false }: { readonly isDelivery?: boolean } = {},
): readonly TicketRow[] {
  const rows = [
    ...named('discount', ticket.menuDiscounts, -1),
    ...named('surcharge', ticket.surcharges, 1),
    ...named('discount', ticket.discounts, -1),
    unnamed('points', 0 - ticket.loyaltyDiscount),
    unnamed('service-fee', ticket.userServiceFee),
    unnamed('delivery-fee', ticket.deliveryFee),
  ]
  return [
    unnamed('items', ticket.linesPrice),
    ...rows.filter(({ kind, amount }) => amount !== 0 || (isDelivery && kind === 'delivery-fee')),
  ]
}

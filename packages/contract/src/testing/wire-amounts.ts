import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { majorOf } from '../money/minor-of.ts'
import type { ConsoleOrder } from '../order/order-schema.ts'

/** Fields of an order that hold its amounts. */
export type WireAmounts = Pick<
  ConsoleOrder,
  'items' | 'itemsPrice' | 'surcharges' | 'discounts' | 'loyalty' | 'userServiceFee' | 'deliveryFee' | 'total'
>

/**
 * Returns the API's amounts of an order that was placed with a ticket whose points are whole.
 */
export function wireAmounts(ticket: Ticket, lines: readonly CartLine[], mantissa: number): WireAmounts {
  const major = (amount: number) => majorOf(amount, mantissa)
  const entry = ({ name, amount }: Ticket['discounts'][number]) => ({ name, amount: major(amount) })
  return {
    items: lines.map(({ id, name, sizeName, quantity, notes, price }) => ({
      id,
      name,
      sizeName,
      quantity,
      notes,
      extras: [],
      price: major(price),
      accPrice: major(price * quantity),
    })),
    itemsPrice: major(ticket.itemsPrice),
    surcharges: ticket.surcharges.map(entry),
    discounts: [
      ...ticket.menuDiscounts.map((one) => ({ ...entry(one), origin: 'MENU' as const })),
      ...ticket.discounts.map((one) => ({ ...entry(one), origin: 'GENERAL' as const })),
    ].map((one) => ({ ...one, externalBenefitType: null })),
    loyalty: { redeemedPoints: major(ticket.loyaltyDiscount), gainedPoints: 0 },
    userServiceFee: major(ticket.userServiceFee),
    deliveryFee: major(ticket.deliveryFee),
    total: major(ticket.total),
  }
}

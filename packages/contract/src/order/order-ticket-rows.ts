import { pointsToMinor } from '@mostrador/domain/loyalty/redeem-points'
import { sumOf } from '@mostrador/domain/pricing/sums'
import { ticketRows, type NamedAmount, type TicketRow } from '@mostrador/domain/pricing/ticket-rows'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { minorOf } from '../money/minor-of.ts'
import type { FollowUpOrder } from './order-schema.ts'

/** Fields of an order that make its ticket, shared by the follow-up and the console. */
export type TicketedOrder = Pick<
  FollowUpOrder,
  'type' | 'surcharges' | 'discounts' | 'userServiceFee' | 'deliveryFee'
> & {
  readonly items: readonly Pick<FollowUpOrder['items'][number], 'accPrice'>[]
  readonly loyalty: Pick<FollowUpOrder['loyalty'], 'redeemedPoints'>
}

/**
 * Returns the rows of the ticket of an order of the wire, which add up to its total, in minor
 * units. The items are the sum of their lines, not `itemsPrice`: that is already without the
 * MULTIPLE discounts, which have rows of their own.
 */
export function orderTicketRows(order: TicketedOrder, mantissa: number): readonly TicketRow[] {
  const minor = (entries: readonly NamedAmount[]): readonly NamedAmount[] =>
    entries.map((entry) => ({ ...entry, amount: minorOf(entry.amount, mantissa) }))
  const isOfMenu = ({ origin }: FollowUpOrder['discounts'][number]) => origin === 'MENU'
  return ticketRows(
    {
      linesPrice: sumOf(order.items.map(({ accPrice }) => ({ amount: minorOf(accPrice, mantissa) }))),
      menuDiscounts: minor(order.discounts.filter(isOfMenu)),
      surcharges: minor(order.surcharges),
      discounts: minor(order.discounts.filter((one) => !isOfMenu(one))),
      loyaltyDiscount: pointsToMinor(order.loyalty.redeemedPoints, mantissa),
      userServiceFee: minorOf(order.userServiceFee, mantissa),
      deliveryFee: minorOf(order.deliveryFee, mantissa),
    },
    { isDelivery: ORDER_MODES[order.type].fee },
  )
}

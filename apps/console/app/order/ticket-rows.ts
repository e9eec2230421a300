import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'

/** One row of a ticket above its total; the amount in major units, as it came. */
export type TicketRow = { readonly label: string; readonly amount: number; readonly isDiscount?: true }

/** The rows that make up the total, in the documents' order; what is zero is left out. */
export function ticketRows(order: ConsoleOrder): readonly TicketRow[] {
  const rows: readonly TicketRow[] = [
    { label: consoleCopy.subtotal, amount: order.itemsPrice },
    ...order.surcharges.map(({ name, amount }) => ({ label: name, amount })),
    ...order.discounts.map(({ name, amount }) => ({ label: name, amount, isDiscount: true as const })),
    { label: consoleCopy.serviceFee, amount: order.userServiceFee },
    { label: consoleCopy.deliveryFee, amount: order.deliveryFee },
  ]
  return rows.filter(({ amount }) => amount !== 0)
}

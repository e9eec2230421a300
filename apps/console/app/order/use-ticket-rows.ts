import { orderTicketRows } from '@mostrador/contract/order/order-ticket-rows'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { ticketCopy, ticketRowLabel } from '@mostrador/copy/ticket'
import { cashBeside } from '@mostrador/domain/money/in-cash'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'

/** Returns the cash to pay where it differs from the total; undefined otherwise. */
export function useCashBeside({ total, cashTotal }: ConsoleOrder): string | undefined {
  const { wire } = useMoney()
  const cash = cashBeside(total, cashTotal)
  return cash === null ? undefined : wire(cash)
}

/** Returns the rows of an order's ticket for screen and paper; they add up to its total. */
export function useTicketRows(
  order: ConsoleOrder,
): readonly { readonly label: string; readonly amount: string }[] {
  const { currency } = useWorkplace()
  const { minor } = useMoney()
  const written = (amount: number) => (amount < 0 ? `−${minor(-amount)}` : minor(amount))
  return orderTicketRows(order, currency.mantissa).map((row) => ({
    label: [ticketRowLabel(row), row.benefit].filter(Boolean).join(' · '),
    amount: row.kind === 'delivery-fee' && row.amount === 0 ? ticketCopy.free : written(row.amount),
  }))
}

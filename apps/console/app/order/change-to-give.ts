import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { toMinor } from '@mostrador/domain/money/major'
import type { Minor } from '@mostrador/domain/money/minor'

/** Cash that the diner hands over, and the change to return, in minor units. */
export type CashToGive = { readonly paysWith: Minor; readonly change: Minor }

/**
 * Returns the cash of an order; undefined where it is not paid in cash, or the diner named no
 * amount. An amount below the total gives no change.
 */
export function changeToGive(
  order: Pick<ConsoleOrder, 'paysWith' | 'total' | 'cashTotal' | 'paymentType'>,
  mantissa: number,
): CashToGive | undefined {
  if (order.paymentType.paymentMethod !== 'CASH' || order.paysWith === null) return undefined
  const paysWith = toMinor(order.paysWith, mantissa)
  const total = toMinor(order.cashTotal ?? order.total, mantissa)
  if (paysWith === undefined || total === undefined || paysWith <= 0) return undefined
  return { paysWith, change: Math.max(0, paysWith - total) }
}

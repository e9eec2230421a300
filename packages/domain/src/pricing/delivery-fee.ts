import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'
import type { DeliveryTerms } from './adjustment.ts'

/**
 * Whether the items reach the free-delivery threshold: judged on them alone, so that the way to
 * pay never flips it.
 */
const hasFreeDelivery = (terms: DeliveryTerms, itemsPrice: Minor): boolean =>
  terms.freeDeliveryFrom !== null && itemsPrice >= terms.freeDeliveryFrom

/**
 * Returns the delivery fee. Cash has its own fee; where no rider takes cash the other fee is
 * shown, and the checkout refuses cash by its own rule. Source: 000 §9, Price.
 */
export function deliveryFeeFor(
  terms: DeliveryTerms,
  order: { readonly itemsPrice: Minor; readonly paymentMethod: PaymentMethod | null },
): Minor {
  if (hasFreeDelivery(terms, order.itemsPrice)) return 0
  return order.paymentMethod === 'CASH' ? (terms.cash ?? terms.card) : terms.card
}

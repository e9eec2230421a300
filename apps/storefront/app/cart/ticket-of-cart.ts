import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import type { Minor } from '@mostrador/domain/money/minor'
import { paymentMethodOf } from '@mostrador/domain/payment/default-payment'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { makeTicket, type Ticket } from '@mostrador/domain/pricing/ticket'
import { isFeeKnown, withoutFee } from '../delivery/known-fee.ts'
import type { DeliveryInfoNow } from '../delivery/use-delivery-info.ts'
import type { PricedShop } from './load-priced-shop.ts'
import { choosePayment } from './payment-choice.ts'

/** Payment type and delivery terms; `terms` is null in modes without delivery. */
export type TicketTerms = { readonly payment: PaymentTypeInfo | null; readonly terms: DeliveryTerms | null }

/** Benefits that the diner adds: a code, and points (minor units). */
type TicketBenefits = {
  readonly code?: AppliedCode | undefined
  readonly loyaltyDiscount?: Minor | undefined
}

/** Makes the ticket of a cart in its shop for a payment type; the server computes the same. */
export function makeCartTicket(
  shop: PricedShop,
  lines: readonly CartLine[],
  { payment, terms, code, loyaltyDiscount }: TicketTerms & TicketBenefits,
): Ticket {
  return makeTicket({
    lines,
    menuDiscounts: shop.view.menu.discounts,
    surcharges: shop.surcharges,
    discounts: shop.discounts,
    externalBenefit: shop.externalBenefits?.benefit,
    serviceFee: shop.serviceFee,
    delivery: terms ? { terms, paymentMethod: paymentMethodOf(payment) } : null,
    paymentTypeId: payment?.id ?? null,
    code,
    loyaltyDiscount,
  })
}

export type CartSum = {
  readonly ticket: Ticket
  readonly isDelivery: boolean
  /** Payment type that the checkout proposes. */
  readonly payment: PaymentTypeInfo | null
  /** Whether the delivery fee is known; an unknown fee is not in the total. */
  readonly isFeeKnown: boolean
}

/**
 * Computes the ticket of a cart as the checkout will show it first: with the payment type that it
 * proposes, and the delivery to the diner's address as far as that is known. Source: 000 §9
 * (Total), docs/decisions/081.
 */
export function sumOfCart(
  shop: PricedShop,
  { lines, paymentTypeId }: Pick<Cart, 'lines' | 'paymentTypeId'>,
  { delivery, mantissa }: { readonly delivery: Pick<DeliveryInfoNow, 'terms'>; readonly mantissa: number },
): CartSum {
  const { mode } = shop
  const terms = delivery.terms ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  const payment = choosePayment(mode, { wished: paymentTypeId, cashAllowed: terms?.cash !== null }).chosen
  const isKnown = isFeeKnown({ mode, delivery })
  return {
    ticket: makeCartTicket(shop, lines, { payment, terms: isKnown || !terms ? terms : withoutFee(terms) }),
    isDelivery: terms !== null,
    payment,
    isFeeKnown: isKnown,
  }
}

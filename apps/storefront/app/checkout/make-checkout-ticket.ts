import { paymentMethodOf } from '@mostrador/domain/payment/default-payment'
import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import type { Minor } from '@mostrador/domain/money/minor'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { CheckoutShop } from './load-checkout.ts'

/** How the order is paid, and what delivery costs; `terms` is null in the modes without it. */
export type TicketTerms = { readonly payment: PaymentTypeInfo | null; readonly terms: DeliveryTerms | null }

/** What a code and points (minor units) take off. */
export type TicketBenefits = {
  readonly code?: AppliedCode | undefined
  readonly loyaltyDiscount?: Minor | undefined
}

/** The ticket of a cart in its shop, paid in one way; the server makes the same one again. */
export function makeCheckoutTicket(
  shop: CheckoutShop,
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

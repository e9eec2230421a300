import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { CheckoutShop } from './load-checkout.ts'

/** How the order is paid, and what delivery costs; `terms` is null in the modes without it. */
export type TicketTerms = { readonly payment: PaymentTypeInfo | null; readonly terms: DeliveryTerms | null }

/** The ticket of a cart in its shop, paid in one way; the server makes the same one again. */
export function makeCheckoutTicket(
  shop: CheckoutShop,
  lines: readonly CartLine[],
  { payment, terms }: TicketTerms,
): Ticket {
  return makeTicket({
    lines,
    menuDiscounts: shop.view.menu.discounts,
    surcharges: shop.surcharges,
    discounts: shop.discounts,
    serviceFee: shop.serviceFee,
    delivery: terms ? { terms, paymentMethod: payment?.paymentMethod ?? null } : null,
    paymentTypeId: payment?.id ?? null,
  })
}

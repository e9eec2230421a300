import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { CheckoutShop } from './load-checkout.ts'

/** The ticket of a cart in its shop, paid in one way; the server makes the same one again. */
export function makeCheckoutTicket(
  shop: CheckoutShop,
  lines: readonly CartLine[],
  { payment, mantissa }: { readonly payment: PaymentTypeInfo | null; readonly mantissa: number },
): Ticket {
  const terms = deliveryTermsFromWire(shop.mode.deliveryTerms, mantissa)
  const isDelivery = shop.mode.type === 'DELIVERY' && terms !== null
  return makeTicket({
    lines,
    menuDiscounts: shop.view.menu.discounts,
    surcharges: shop.surcharges,
    discounts: shop.discounts,
    serviceFee: shop.serviceFee,
    delivery: isDelivery ? { terms, paymentMethod: payment?.paymentMethod ?? null } : null,
    paymentTypeId: payment?.id ?? null,
  })
}

import type { Cart } from '@mostrador/domain/cart/cart'
import { Card } from '@mostrador/ui/card.tsx'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { CartTicket } from './cart-ticket.tsx'
import type { PricedShop } from './load-priced-shop.ts'
import { useCartSum } from './use-cart-sum.ts'

export type CartTicketCardProps = {
  readonly shop: PricedShop
  readonly cart: Pick<Cart, 'lines' | 'paymentTypeId'>
}

/**
 * Card with the ticket of a cart with all fees, before the checkout, and a partner's benefit in
 * it. Source: 000 §4 External loyalty, docs/decisions/081.
 */
export function CartTicketCard({ shop, cart }: CartTicketCardProps) {
  const sum = useCartSum(shop, cart)
  const { externalBenefits } = shop
  const benefit = externalBenefits?.benefit
  const given = sum.ticket.discounts.find(({ referenceId }) => referenceId === benefit?.id)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <CartTicket {...sum} benefit={benefit} />
      </Card>
      <ExternalBenefitRow benefits={externalBenefits} amount={given?.amount ?? 0} />
    </div>
  )
}

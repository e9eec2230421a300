import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { DELIVERY_FEE_DISCOUNT } from '@mostrador/domain/discount-code/code-entry'
import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { priceOf, type Ticket } from '@mostrador/domain/pricing/ticket'
import { majorOf } from '../money/minor-of.ts'
import type { OrderItemInput } from './order-item-schema.ts'
import type { OrderRequestBody } from './place-order-schema.ts'

const itemOf = (line: CartLine, mantissa: number): OrderItemInput => ({
  referenceId: line.referenceId,
  referenceType: 'PLATE',
  name: line.name,
  price: majorOf(line.price, mantissa),
  originalPrice: majorOf(line.originalPrice, mantissa),
  priceWithoutModifiers: majorOf(line.priceWithoutModifiers, mantissa),
  quantity: line.quantity,
  notes: line.notes,
  categoryId: line.categoryId,
  categoryShowName: line.categoryShowName,
  sizeId: line.sizeId,
  source: line.source,
  maxQuantity: line.maxQuantity,
  upsell: line.upsell,
  discount: line.discount && { ...line.discount, amount: majorOf(line.discount.amount, mantissa) },
  extras: line.extras.map((group) => ({
    ...group,
    groupItems: group.groupItems.map((item) => ({ ...item, price: majorOf(item.price, mantissa) })),
  })),
})

/** Returns the lines of a cart as `POST /api/order` wants them. */
export const orderItems = (lines: readonly CartLine[], mantissa: number): OrderItemInput[] =>
  lines.map((line) => itemOf(line, mantissa))

/** Sources of some of the ticket's discounts: their rows name them. */
export type DiscountSources = {
  readonly code?: Pick<DiscountCode, 'id' | 'code' | 'externalBenefitType'> | undefined
  readonly externalBenefit?: Pick<ExternalBenefit, 'id' | 'externalBenefitType'> | undefined
}

/**
 * Returns the amounts of a ticket as `POST /api/order` wants them: those that the diner saw, for
 * the server to compare. MULTIPLE menu discounts are among the discounts, and so are the row of a
 * discount code, with its code, and of an external partner's benefit, with its type. Source: 000
 * §3 Order payload, Discount entry in an order.
 */
export function ticketClaim(
  ticket: Ticket,
  mantissa: number,
  { code, externalBenefit }: DiscountSources = {},
): Required<
  Pick<OrderRequestBody, 'price' | 'total' | 'userServiceFee' | 'deliveryFee' | 'discounts' | 'surcharges'>
> {
  const major = (amount: number) => majorOf(amount, mantissa)
  return {
    price: major(priceOf(ticket)),
    total: major(ticket.total),
    userServiceFee: major(ticket.userServiceFee),
    deliveryFee: major(ticket.deliveryFee),
    discounts: [...ticket.menuDiscounts, ...ticket.discounts].map(
      ({ referenceId, amount, value, type, name }) => ({
        name,
        type,
        value: type === 'FIXED' || type === DELIVERY_FEE_DISCOUNT ? major(value) : value,
        amount: major(amount),
        discountReferenceId: referenceId,
        ...(referenceId === code?.id && { code: code.code, externalBenefitType: code.externalBenefitType }),
        ...(referenceId === externalBenefit?.id && {
          externalBenefitType: externalBenefit.externalBenefitType,
        }),
      }),
    ),
    surcharges: ticket.surcharges.map(({ referenceId, amount, value, type, name }) => ({
      name,
      type,
      value: type === 'FIXED' ? major(value) : value,
      amount: major(amount),
      surchargeReferenceId: referenceId,
    })),
  }
}

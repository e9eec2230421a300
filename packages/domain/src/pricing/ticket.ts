import type { CartLine } from '../cart/cart-line.ts'
import { codeEntry, DELIVERY_FEE_DISCOUNT, type AppliedCode } from '../discount-code/code-entry.ts'
import { multipleDiscounts } from '../discount/menu-discounts.ts'
import type { ExternalBenefit } from '../loyalty/external-benefit.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'
import type { DeliveryTerms, GeneralAdjustment, ServiceFee } from './adjustment.ts'
import { deliveryFeeFor } from './delivery-fee.ts'
import { discountEntries, surchargeEntries } from './general-adjustments.ts'
import { serviceFeeOn } from './service-fee.ts'
import { linesPriceOf, sumOf } from './sums.ts'
import type { TicketEntry } from './ticket-entry.ts'

/**
 * The one total of an order, shown by the browser and judged by the server. All amounts in minor
 * units: `total = itemsPrice + surcharges - discounts - loyalty + userServiceFee + deliveryFee`.
 */
export type Ticket = {
  /** Every line at its unit price times its quantity, before MULTIPLE discounts. */
  readonly linesPrice: Minor
  readonly menuDiscounts: readonly TicketEntry[]
  /** `linesPrice` less `menuDiscounts`: the base of "subtotal", minimum order and free delivery. */
  readonly itemsPrice: Minor
  readonly surcharges: readonly TicketEntry[]
  readonly discounts: readonly TicketEntry[]
  readonly loyaltyDiscount: Minor
  readonly userServiceFee: Minor
  readonly deliveryFee: Minor
  readonly total: Minor
}

/** Everything that an order's total is made of. `delivery` is null in the modes without it. */
export type TicketInput = {
  readonly lines: readonly CartLine[]
  readonly menuDiscounts: readonly MenuDiscount[]
  readonly surcharges: readonly GeneralAdjustment[]
  readonly discounts: readonly GeneralAdjustment[]
  readonly serviceFee: ServiceFee
  readonly delivery: { readonly terms: DeliveryTerms; readonly paymentMethod: PaymentMethod | null } | null
  readonly paymentTypeId: string | null
  /** Benefit of an external loyalty partner: one more general discount, after those of the shop. */
  readonly externalBenefit?: ExternalBenefit | undefined
  readonly code?: AppliedCode | undefined
  readonly loyaltyDiscount?: Minor | undefined
}

/**
 * Computes the one total of an order: the browser shows it, the server computes it again and takes
 * no other.
 *
 * Each step is judged on the amounts above it, in this order: items, surcharges, general discounts
 * (the benefit of an external partner last), code, points, service fee, delivery. A benefit stops
 * at zero, so that fees are never reduced; a code for free delivery gives away the delivery fee
 * and nothing else. Source: 000 §9 (Total), decisions.md (The server is the authority).
 */
export function makeTicket(input: TicketInput): Ticket {
  const linesPrice = linesPriceOf(input.lines)
  const menuDiscounts = multipleDiscounts(input.lines, input.menuDiscounts)
  const itemsPrice = linesPrice - sumOf(menuDiscounts)

  const order = { itemsPrice, paymentTypeId: input.paymentTypeId }
  const surcharges = surchargeEntries(input.surcharges, order)
  const surcharged = itemsPrice + sumOf(surcharges)

  const { discounts, externalBenefit } = input
  const given = externalBenefit ? [...discounts, externalBenefit] : discounts
  const general = discountEntries(given, { ...order, atMost: surcharged })
  const deliveryFee = input.delivery
    ? deliveryFeeFor(input.delivery.terms, { itemsPrice, paymentMethod: input.delivery.paymentMethod })
    : 0
  const generous = surcharged - sumOf(general)
  const code = input.code && codeEntry(input.code, { itemsPrice, atMost: generous, deliveryFee })
  const freeDelivery = code?.type === DELIVERY_FEE_DISCOUNT ? code.amount : 0
  const discounted = generous - (code?.amount ?? 0) + freeDelivery

  const loyaltyDiscount = Math.min(input.loyaltyDiscount ?? 0, discounted)
  const payable = discounted - loyaltyDiscount
  const userServiceFee = serviceFeeOn(input.serviceFee, payable)

  return {
    linesPrice,
    menuDiscounts,
    itemsPrice,
    surcharges,
    discounts: code ? [...general, code] : general,
    loyaltyDiscount,
    userServiceFee,
    deliveryFee,
    total: payable + userServiceFee + deliveryFee - freeDelivery,
  }
}

/**
 * Returns the price of an order on the wire, in minor units: its subtotal plus the delivery fee.
 * The total is apart. Source: 000 §9.
 */
export const priceOf = ({ itemsPrice, deliveryFee }: Pick<Ticket, 'itemsPrice' | 'deliveryFee'>): Minor =>
  itemsPrice + deliveryFee

/**
 * Returns the amount that points may be spent on: the items with surcharges and discounts, before
 * points and fees. In minor units.
 */
export const amountBeforePoints = ({ itemsPrice, surcharges, discounts }: Ticket): Minor =>
  itemsPrice + sumOf(surcharges) - sumOf(discounts.filter(({ type }) => type !== DELIVERY_FEE_DISCOUNT))

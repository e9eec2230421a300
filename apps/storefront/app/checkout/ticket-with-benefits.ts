import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { pointsToMinor } from '@mostrador/domain/loyalty/redeem-points'
import { amountBeforePoints, makeTicket } from '@mostrador/domain/pricing/ticket'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { paymentMethodOf } from '@mostrador/domain/payment/default-payment'
import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import type { Minor } from '@mostrador/domain/money/minor'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { appliedOf, judgeCode } from '../discount-code/judge-code.ts'
import type { CodeNow } from '../discount-code/judge-code.ts'
import type { KeptCode } from '../discount-code/kept-code.ts'
import { judgePoints, termsOf } from '../loyalty/judge-points.ts'
import type { PointsNow } from '../loyalty/judge-points.ts'
import type { CheckoutShop } from './load-checkout.ts'
import { withoutFee } from './known-fee.ts'

/** What the diner asked for besides the items. */
export type Wishes = {
  readonly mantissa: number
  readonly code: KeptCode | null
  readonly points: number
  /** Nobody delivers to the diner's address. */
  readonly isOutside?: boolean
  /**
   * Whether what delivery costs is known; until then the ticket has no fee, and a free delivery
   * waits. True unless told.
   */
  readonly isFeeKnown?: boolean
  /** Null where no programme holds, and while nobody knows whose points they are. */
  readonly loyalty: { readonly program: LoyaltyProgramInfo; readonly balance: number } | null
}

/** The ticket, and what stands of the wishes. */
export type TicketWithBenefits = {
  readonly ticket: Ticket
  readonly code: CodeNow | null
  readonly points: PointsNow | null
}

/**
 * The ticket with the code and the points, as far as the order allows them now: first the code,
 * which is judged on the items, then the points, which are judged on what the code leaves. The
 * server does the same.
 */
export function ticketWithBenefits(
  shop: CheckoutShop,
  lines: readonly CartLine[],
  {
    mantissa,
    code: kept,
    points: wanted,
    loyalty,
    isOutside,
    isFeeKnown = true,
    ...asked
  }: TicketTerms & Wishes,
): TicketWithBenefits {
  const terms = isFeeKnown || !asked.terms ? asked : { ...asked, terms: withoutFee(asked.terms) }
  const plain = makeCheckoutTicket(shop, lines, terms)
  const scene = { mantissa, lines, ticket: plain, hasDelivery: terms.terms !== null, isOutside, isFeeKnown }
  const code = kept && judgeCode(kept, scene)
  const applied = appliedOf(code)
  const reduced = applied ? makeCheckoutTicket(shop, lines, { ...terms, code: applied }) : plain
  if (!loyalty) return { ticket: reduced, code, points: null }
  const points = judgePoints(termsOf(loyalty.program), {
    wanted,
    balance: loyalty.balance,
    amount: amountBeforePoints(reduced),
    mantissa,
    hasCode: applied !== undefined,
  })
  if (points.redeemed === 0) return { ticket: reduced, code, points }
  const loyaltyDiscount = pointsToMinor(points.redeemed, mantissa)
  return {
    ticket: makeCheckoutTicket(shop, lines, { ...terms, code: applied, loyaltyDiscount }),
    code,
    points,
  }
}

/** How the order is paid, and what delivery costs; `terms` is null in the modes without it. */
type TicketTerms = { readonly payment: PaymentTypeInfo | null; readonly terms: DeliveryTerms | null }

/** What a code and points (minor units) take off. */
type TicketBenefits = {
  readonly code?: AppliedCode | undefined
  readonly loyaltyDiscount?: Minor | undefined
}

/** The ticket of a cart in its shop, paid in one way; the server makes the same one again. */
function makeCheckoutTicket(
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

import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { pointsToMinor } from '@mostrador/domain/loyalty/redeem-points'
import { amountBeforePoints, type Ticket } from '@mostrador/domain/pricing/ticket'
import { appliedOf, judgeCode, type CodeNow } from '../discount-code/judge-code.ts'
import type { KeptCode } from '../discount-code/kept-code.ts'
import { judgePoints, termsOf, type PointsNow } from '../loyalty/judge-points.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { makeCartTicket, type TicketTerms } from '../cart/ticket-of-cart.ts'
import { withoutFee } from '../delivery/known-fee.ts'

export type Wishes = {
  readonly mantissa: number
  readonly code: KeptCode | null
  readonly points: number
  readonly isOutside?: boolean
  /**
   * Whether the delivery fee is known, true by default. Until then the ticket has no fee, and a
   * code for free delivery waits.
   */
  readonly isFeeKnown?: boolean
  /** Null without a programme, and for an unknown diner. */
  readonly loyalty: { readonly program: LoyaltyProgramInfo; readonly balance: number } | null
}

export type TicketWithBenefits = {
  readonly ticket: Ticket
  readonly code: CodeNow | null
  readonly points: PointsNow | null
}

/**
 * Makes the ticket with code and points, as far as the order allows: first the code, judged on the
 * items, then the points, judged on the rest. The server does the same.
 */
export function ticketWithBenefits(
  shop: PricedShop,
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
  const plain = makeCartTicket(shop, lines, terms)
  const scene = { mantissa, lines, ticket: plain, hasDelivery: terms.terms !== null, isOutside, isFeeKnown }
  const code = kept && judgeCode(kept, scene)
  const applied = appliedOf(code)
  const reduced = applied ? makeCartTicket(shop, lines, { ...terms, code: applied }) : plain
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
    ticket: makeCartTicket(shop, lines, { ...terms, code: applied, loyaltyDiscount }),
    code,
    points,
  }
}

import type { Minor } from '../money/minor.ts'

/** Terms of a branch's programme. Percentages are 0 to 100. Source: 000 §3 Loyalty programme. */
export type LoyaltyTerms = {
  readonly orderPercentage: number
  readonly minRedeemedPoints: number
  /** 0 where the programme sets no maximum. */
  readonly maxRedeemedPoints: number
  readonly maxRedeemedPercentage: number
  readonly supportsDiscounts: boolean
}

export type PointsRefusal = {
  readonly code: 'above-balance' | 'above-maximum' | 'below-minimum' | 'above-percentage'
  readonly limit: number
}

/** Balance of points, the order's amount before points (minor units) and the country's decimals. */
export type PointsOrder = { readonly balance: number; readonly amount: Minor; readonly mantissa: number }

/** Converts points: one is one unit of currency. Source: 000 §5 Loyalty redemption. */
export const pointsToMinor = (points: number, mantissa: number): Minor => points * 10 ** mantissa

/**
 * Returns a percentage of an amount in whole points, rounded down; in thousandths, so that no
 * float decides.
 */
const pointsOf = (amount: Minor, percentage: number, mantissa: number): number =>
  Math.floor((amount * Math.round(percentage * 1000)) / (100_000 * 10 ** mantissa))

const percentageLimit = (terms: LoyaltyTerms, { amount, mantissa }: PointsOrder): number =>
  pointsOf(amount, terms.maxRedeemedPercentage, mantissa)

const maximumOf = ({ maxRedeemedPoints }: LoyaltyTerms): number =>
  maxRedeemedPoints > 0 ? maxRedeemedPoints : Number.MAX_SAFE_INTEGER

/**
 * Returns the first limit that the points pass, in the documents' order; undefined when they may
 * be redeemed. Source: 000 §5.
 */
export function refusePoints(
  points: number,
  terms: LoyaltyTerms,
  order: PointsOrder,
): PointsRefusal | undefined {
  const limit = percentageLimit(terms, order)
  if (points > order.balance) return { code: 'above-balance', limit: order.balance }
  if (points > maximumOf(terms)) return { code: 'above-maximum', limit: terms.maxRedeemedPoints }
  if (points < terms.minRedeemedPoints) return { code: 'below-minimum', limit: terms.minRedeemedPoints }
  if (points > limit) return { code: 'above-percentage', limit }
  return undefined
}

/**
 * Returns the points that the dialog proposes: the balance, capped by the maximum and the
 * percentage. Source: 000 §5 Loyalty redemption.
 */
export const suggestedPoints = (terms: LoyaltyTerms, order: PointsOrder): number =>
  Math.max(0, Math.min(order.balance, maximumOf(terms), percentageLimit(terms, order)))

/**
 * Returns the points that an order earns: a percentage of its total in whole points, rounded down.
 * Source: 000 §5.
 */
export const earnedPoints = (total: Minor, terms: LoyaltyTerms, mantissa: number): number =>
  pointsOf(total, terms.orderPercentage, mantissa)

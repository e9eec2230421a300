import { refusePoints, type LoyaltyTerms, type PointsRefusal } from '@mostrador/domain/loyalty/redeem-points'
import type { Minor } from '@mostrador/domain/money/minor'

/** The ordering diner's points, beside the order as it is now. */
export type PointsNow = {
  /** How many the order spends: none while something speaks against them. */
  readonly redeemed: number
  readonly balance: number
  /** Amount that they may be spent on, in minor units. */
  readonly amount: Minor
  /** A code stands beside them, and the programme does not combine. */
  readonly isBlockedByCode: boolean
  /** Why the points that were asked for cannot be spent any more. */
  readonly refusal: PointsRefusal | undefined
}

/**
 * Facts that points are judged by: those wanted, the balance, and the order's amount before them
 * (minor units).
 */
export type PointsScene = {
  readonly wanted: number
  readonly balance: number
  readonly amount: Minor
  readonly mantissa: number
  readonly hasCode: boolean
}

/** Judges points again with each change of the order. Source: 000 §5 Loyalty redemption. */
export function judgePoints(terms: LoyaltyTerms, scene: PointsScene): PointsNow {
  const { wanted, balance, amount, hasCode } = scene
  const isBlockedByCode = hasCode && !terms.supportsDiscounts
  const refusal = wanted > 0 ? refusePoints(wanted, terms, scene) : undefined
  const redeemed = isBlockedByCode || refusal ? 0 : wanted
  return { redeemed, balance, amount, isBlockedByCode, refusal }
}

/**
 * The terms of a programme as the wire brings them: one that says nothing combines with codes.
 * Source: 000 §3.
 */
export const termsOf = (
  program: Omit<LoyaltyTerms, 'supportsDiscounts'> & { readonly supportsDiscounts?: boolean | undefined },
): LoyaltyTerms => ({ ...program, supportsDiscounts: program.supportsDiscounts ?? true })

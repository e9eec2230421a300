import { refusePoints, type LoyaltyTerms, type PointsRefusal } from '@mostrador/domain/loyalty/redeem-points'
import type { Minor } from '@mostrador/domain/money/minor'

export type PointsNow = {
  /** Points that the order spends; 0 while they are refused. */
  readonly redeemed: number
  readonly balance: number
  /** Amount that they may be spent on, in minor units. */
  readonly amount: Minor
  /** Whether a code excludes them, as the programme does not combine. */
  readonly isBlockedByCode: boolean
  readonly refusal: PointsRefusal | undefined
}

/** Facts that points are judged by; the order's amount is before them (minor units). */
export type PointsScene = {
  readonly wanted: number
  readonly balance: number
  readonly amount: Minor
  readonly mantissa: number
  readonly hasCode: boolean
}

/** Judges points for the current order. Source: 000 §5 Loyalty redemption. */
export function judgePoints(terms: LoyaltyTerms, scene: PointsScene): PointsNow {
  const { wanted, balance, amount, hasCode } = scene
  const isBlockedByCode = hasCode && !terms.supportsDiscounts
  const refusal = wanted > 0 ? refusePoints(wanted, terms, scene) : undefined
  const redeemed = isBlockedByCode || refusal ? 0 : wanted
  return { redeemed, balance, amount, isBlockedByCode, refusal }
}

/** Reads a programme's terms from the wire; by default it combines with codes. Source: 000 §3. */
export const termsOf = (
  program: Omit<LoyaltyTerms, 'supportsDiscounts'> & { readonly supportsDiscounts?: boolean | undefined },
): LoyaltyTerms => ({ ...program, supportsDiscounts: program.supportsDiscounts ?? true })

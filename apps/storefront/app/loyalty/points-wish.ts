import { loyaltyCopy, pointsRefusalText } from '@mostrador/copy/loyalty'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { refusePoints, type LoyaltyTerms, type PointsOrder } from '@mostrador/domain/loyalty/redeem-points'

export type PointsWish =
  | { readonly ok: true; readonly points: number }
  | { readonly ok: false; readonly problem: string }

// Digits, also grouped as people write them: "1.200".
const WHOLE = /^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})$/

/** Reads typed points within four limits; `name` is the programme's. Source: 000 §5. */
export function readWish(
  typed: string,
  terms: LoyaltyTerms,
  { name, ...order }: PointsOrder & { readonly name: string },
): PointsWish {
  const whole = typed.trim()
  if (!WHOLE.test(whole)) return { ok: false, problem: loyaltyCopy.whole }
  const points = Number(whole.replaceAll('.', ''))
  const refusal = refusePoints(points, terms, order)
  if (!refusal) return { ok: true, points }
  return { ok: false, problem: pointsRefusalText(refusal.code, formatWhole(refusal.limit), name) }
}

import { toMinor } from '@mostrador/domain/money/major'
import { COUNTRIES } from '../write/countries.ts'
import { problem, type Problem } from './problems.ts'
import { at, isThing, textOf, type Spot } from './spot.ts'

const AMOUNTS: ReadonlySet<string> = new Set([
  'price',
  'fixedDiscount',
  'finalPrice',
  'amount',
  'cardFee',
  'cashFee',
  'minimumOrderPrice',
  'freeDeliveryFrom',
  'userFee',
  'minimumOrderAmount',
  'maximumDiscountAmount',
])

/**
 * Problems of a branch whose country is not served, and of amounts with more decimals than the
 * country has.
 */
export function amountProblems(branch: Spot): readonly Problem[] {
  const country = textOf(branch, 'country')
  const mantissa = COUNTRIES.get(country ?? '')
  if (mantissa !== undefined) return tooManyDecimals(branch.value, branch.path, mantissa)
  if (country === undefined) return []
  return [
    problem(at(branch.path, 'country'), 'country-unknown', { values: [...COUNTRIES.keys()].join(', ') }),
  ]
}

function tooManyDecimals(value: unknown, path: string, decimals: number): readonly Problem[] {
  if (path.endsWith('.commands') || path.endsWith('.coordinates')) return []
  if (Array.isArray(value)) {
    return value.flatMap((inner: unknown, index) => tooManyDecimals(inner, at(path, index), decimals))
  }
  if (!isThing(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    if (!AMOUNTS.has(field) || typeof inner !== 'number') {
      return tooManyDecimals(inner, at(path, field), decimals)
    }
    // The schema refuses negative and infinite amounts.
    if (inner < 0 || !Number.isFinite(inner) || inner > 1_000_000_000) return []
    return toMinor(inner, decimals) === undefined
      ? [problem(at(path, field), 'too-many-decimals', { decimals })]
      : []
  })
}

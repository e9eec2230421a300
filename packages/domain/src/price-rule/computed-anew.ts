import type { Operation } from '../revision/operation.ts'
import { priceGroups, priceOperations, type PricedMenu } from './price-groups.ts'
import type { PriceRule } from './price-rule.ts'

/**
 * Computes a rule again on the prices of now, for those alone that it was to change before: prices
 * that staff left out of it stay out, and neither removed prices nor new ones are touched. Places
 * are those of the branch.
 */
export function computedAnew(
  before: readonly Operation[],
  rule: PriceRule,
  { menu, mantissa }: { readonly menu: PricedMenu; readonly mantissa: number },
): readonly Operation[] {
  const meant = new Set(before.map(({ place }) => place.join('/')))
  const rows = priceGroups(menu, rule, mantissa)
    .flatMap((group) => group.rows)
    .filter(({ id }) => meant.has(id))
  return priceOperations(rows, mantissa)
}

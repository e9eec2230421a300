import type { Operation } from '../revision/operation.ts'
import { priceGroups, priceOperations, type PricedMenu } from './price-groups.ts'
import type { PriceRule } from './price-rule.ts'

/**
 * What a rule makes of the prices of now, of those alone that it was to change before: what
 * somebody left out of it stays out, what is gone is left out, and what came since is not meant.
 * Places are those of the branch.
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

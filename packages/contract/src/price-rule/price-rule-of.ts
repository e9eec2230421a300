import { toMajor, toMinor } from '@mostrador/domain/money/major'
import type { PriceRule } from '@mostrador/domain/price-rule/price-rule'
import type { PriceRuleWire } from './price-rule-schema.ts'

/**
 * Returns a rule of the wire (major units) in minor units; undefined where an amount has more
 * decimals than the currency, or allowed prices end in more than their step.
 */
export function priceRuleOf(
  { scope, change, rounding }: PriceRuleWire,
  mantissa: number,
): PriceRule | undefined {
  const minor = (major: number): number => toMinor(major, mantissa) ?? Number.NaN
  const rule: PriceRule = {
    scope: { ...scope, parts: scope.parts },
    change: change.kind === 'PERCENT' ? change : { ...change, amount: minor(change.amount) },
    rounding: rounding && { ...rounding, step: minor(rounding.step), ending: minor(rounding.ending) },
  }
  const amounts = [
    rule.change.kind === 'PERCENT' ? 0 : rule.change.amount,
    rule.rounding?.step ?? 0,
    rule.rounding?.ending ?? 0,
  ]
  const { step, ending } = rule.rounding ?? { step: 1, ending: 0 }
  return amounts.every(Number.isFinite) && ending < step ? rule : undefined
}

/** Returns a rule as the wire writes it. */
export function priceRuleWire({ scope, change, rounding }: PriceRule, mantissa: number): PriceRuleWire {
  const major = (minor: number): number => toMajor(minor, mantissa)
  const { menu, withGarnishes, parts } = scope
  return {
    scope: {
      menu,
      withGarnishes,
      ...(parts && {
        parts: {
          categories: [...parts.categories],
          plates: [...parts.plates],
          garnishGroups: [...parts.garnishGroups],
        },
      }),
    },
    change: change.kind === 'PERCENT' ? change : { ...change, amount: major(change.amount) },
    ...(rounding && {
      rounding: { ...rounding, step: major(rounding.step), ending: major(rounding.ending) },
    }),
  }
}

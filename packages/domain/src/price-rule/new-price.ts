import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/percent-of.ts'
import type { PriceChange, PriceRule, Rounding } from './price-rule.ts'

/**
 * Returns a price by a rule. A percentage is rounded half up once, to the minor unit, and then to
 * an allowed price. A free thing stays free unless all get one price, and a paid one never becomes
 * free by rounding. One price for all is taken as it is.
 */
export function newPrice(before: Minor, { change, rounding }: Pick<PriceRule, 'change' | 'rounding'>): Minor {
  if (change.kind === 'FIXED') return change.amount
  const exact = Math.max(0, before === 0 ? 0 : changed(before, change))
  return exact === 0 || !rounding ? exact : roundPrice(exact, rounding)
}

function changed(before: Minor, change: Exclude<PriceChange, { kind: 'FIXED' }>): Minor {
  const sign = change.way === 'UP' ? 1 : -1
  return change.kind === 'AMOUNT'
    ? before + sign * change.amount
    : percentOf(before, 100 + sign * change.percent)
}

/** Returns the allowed price for one above zero; the lowest one for a price below it. */
export function roundPrice(exact: Minor, { step, ending, direction }: Rounding): Minor {
  const below = Math.floor((exact - ending) / step) * step + ending
  const above = below === exact ? exact : below + step
  const isNearBelow = exact - below < above - exact
  const rounded = direction === 'UP' || (direction === 'NEAREST' && !isNearBelow) ? above : below
  return rounded > 0 ? rounded : ending || step
}

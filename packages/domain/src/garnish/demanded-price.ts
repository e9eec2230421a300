import type { GarnishGroup } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import { groupMinimum } from './group-minimum.ts'
import { isOffered } from './is-offered.ts'

/** Least that a group adds to its plate, in minor units, and whether another choice adds more. */
export type DemandedPrice = { readonly least: Minor; readonly varies: boolean }

/**
 * Returns the least price of a group's demand: its cheapest garnishes, one of them several times
 * where that is allowed. A group that demands nothing adds nothing. Source: 000 §3 Menu.
 */
export function demandedPrice(group: GarnishGroup): DemandedPrice {
  const count = groupMinimum(group)
  const prices = group.garnishes
    .filter(isOffered)
    .map(({ price }) => price)
    .sort((a, b) => a - b)
  const [cheapest = 0] = prices
  const taken = group.multipleSelection ? [cheapest * count] : prices.slice(0, count)
  return {
    least: taken.reduce((sum, price) => sum + price, 0),
    varies: count > 0 && prices.some((price) => price !== cheapest),
  }
}

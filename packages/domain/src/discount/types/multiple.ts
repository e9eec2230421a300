import type { Minor } from '../../money/minor.ts'

/** Some units of one plate that cost the same. */
export type Units = { readonly price: Minor; readonly quantity: number }

/**
 * Returns the free units of MULTIPLE, and their worth: `buy - pay` of every `buy` units of one
 * plate, the cheapest ones. It counts over the whole cart, no matter how the units are spread over
 * lines. Source: 000 §3 Discount (menu).
 */
export function multipleDiscount(
  discount: { readonly buy: number; readonly pay: number },
  units: readonly Units[],
): { readonly freeUnits: number; readonly amount: Minor } {
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const { buy, pay } = discount
  const freeUnits = pay >= 0 && pay < buy ? Math.floor(count / buy) * (buy - pay) : 0

  let left = freeUnits
  let amount = 0
  for (const { price, quantity } of units.toSorted((a, b) => a.price - b.price)) {
    const free = Math.min(left, quantity)
    amount += free * price
    left -= free
  }
  return { freeUnits, amount }
}

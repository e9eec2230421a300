import type { Minor } from '../money/minor.ts'
import type { DeliveryTerms } from '../pricing/adjustment.ts'

export type TermsBeforeAddress = {
  readonly terms: DeliveryTerms
  /** Whether an address may raise each of the terms. */
  readonly varies: { readonly fee: boolean; readonly minimum: boolean }
}

const lowest = (amounts: readonly Minor[]): Minor => Math.min(...amounts)
const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1

/**
 * Returns the terms of a branch contact with zones before it is known which of them decides: of
 * each amount (minor units) the lowest of all zones, cash wherever one takes it, and free delivery
 * only where all promise the same, since an address must not take a promise back. Undefined
 * without zones. Source: 000 §2 Branch header, §3 Delivery info.
 */
export function termsBeforeAddress(
  zones: readonly { readonly terms: DeliveryTerms }[],
): TermsBeforeAddress | undefined {
  const all = zones.map(({ terms }) => terms)
  const [first] = all
  if (!first) return undefined
  const fees = all.map(({ card }) => card)
  const minimums = all.map(({ minimumOrderPrice }) => minimumOrderPrice)
  const cash = all.flatMap((terms) => terms.cash ?? [])
  const free = all.map(({ freeDeliveryFrom }) => freeDeliveryFrom)
  return {
    terms: {
      card: lowest(fees),
      cash: cash.length > 0 ? lowest(cash) : null,
      minimumOrderPrice: lowest(minimums),
      freeDeliveryFrom: differ(free) ? null : first.freeDeliveryFrom,
    },
    varies: { fee: differ(fees), minimum: differ(minimums) },
  }
}

import type { Minor } from '../money/minor.ts'
import type { DeliveryTerms } from './adjustment.ts'

/**
 * Progress of the items to the minimum order, then to free delivery. `missing` is the rest to
 * `target`; `ratio` is 0 to 1; the bar is orange while the minimum is not reached. Source: 000 §9.
 */
export type OrderProgress = {
  readonly kind: 'minimum' | 'minimum-reached' | 'free-delivery' | 'free-delivery-reached'
  readonly target: Minor
  readonly missing: Minor
  readonly ratio: number
  readonly color: 'orange' | 'green'
}

/**
 * Returns the progress to show in delivery mode; undefined when the shop has no minimum and never
 * delivers for free. The minimum comes first; once it is reached, free delivery is the target.
 */
export function orderProgress(
  itemsPrice: Minor,
  terms: Pick<DeliveryTerms, 'minimumOrderPrice' | 'freeDeliveryFrom'>,
): OrderProgress | undefined {
  const { minimumOrderPrice: minimum, freeDeliveryFrom } = terms
  const towards = (target: Minor) => ({
    target,
    missing: Math.max(0, target - itemsPrice),
    ratio: target <= itemsPrice ? 1 : itemsPrice / target,
  })
  if (itemsPrice < minimum) return { kind: 'minimum', ...towards(minimum), color: 'orange' }
  if (freeDeliveryFrom !== null) {
    const kind = itemsPrice < freeDeliveryFrom ? 'free-delivery' : 'free-delivery-reached'
    return { kind, ...towards(freeDeliveryFrom), color: 'green' }
  }
  return minimum > 0 ? { kind: 'minimum-reached', ...towards(minimum), color: 'green' } : undefined
}

import type { Minor } from '../money/minor.ts'
import type { DeliveryTerms } from './adjustment.ts'

/**
 * How far the items are on the way to the minimum order, then to free delivery. `missing` is what is still
 * needed of `target`; `ratio` is 0 to 1; the bar is orange while the minimum is not reached. Source: 000 §9.
 */
export type OrderProgress = {
  readonly kind: 'minimum' | 'minimum-reached' | 'free-delivery' | 'free-delivery-reached'
  readonly target: Minor
  readonly missing: Minor
  readonly ratio: number
  readonly color: 'orange' | 'green'
}

/** The progress to show in delivery mode, or `undefined` when the shop asks for no minimum and never delivers for free. */
export function orderProgress(_itemsPrice: Minor, _terms: Pick<DeliveryTerms, 'minimumOrderPrice' | 'freeDeliveryFrom'>): OrderProgress | undefined {
  throw new Error('unwritten')
}

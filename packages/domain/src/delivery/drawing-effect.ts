import { containsPoint, type Point } from './contains-point.ts'
import { byRank, type RankedArea } from './delivery-zone.ts'

export type DrawnArea = RankedArea & { readonly key: string }

/** Place of earlier orders, and their number. */
export type OrderedPoint = Point & { readonly orders: number }

/** Numbers of orders that another drawing would change; without those that stay. */
export type DrawingEffect = {
  /** They were in a zone and would be in none. */
  readonly lost: number
  /** Orders outside every present area that would be in one. */
  readonly gained: number
  /** Another zone would decide, with its own terms. */
  readonly moved: number
}

/**
 * Counts the orders that another drawing would change. Hours are left out: a drawing is about
 * places, and the hours of a zone change separately. No areas at all is delivery everywhere, as
 * for an order.
 */
export function drawingEffect(
  places: readonly OrderedPoint[],
  before: readonly DrawnArea[],
  after: readonly DrawnArea[],
): DrawingEffect {
  const [now, then] = [byRank(before), byRank(after)]
  const effect = { lost: 0, gained: 0, moved: 0 }
  for (const place of places) {
    const [from, to] = [decider(now, place), decider(then, place)]
    if (from === to) continue
    if (to === undefined) effect.lost += place.orders
    else if (from === undefined) effect.gained += place.orders
    else effect.moved += place.orders
  }
  return effect
}

const EVERYWHERE = ''

/** Returns the key of the area that decides at a place; undefined outside of all. */
const decider = (ranked: readonly DrawnArea[], place: Point): string | undefined =>
  ranked.length === 0 ? EVERYWHERE : ranked.find(({ area }) => containsPoint(area, place))?.key

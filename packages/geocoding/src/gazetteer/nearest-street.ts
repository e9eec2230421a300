import type { Point } from '../geocoder.ts'
import { flatMetresBetween, metresOf } from './metres.ts'
import { piecesOf, pointBetween, type Knot, type Street } from './street.ts'

/**
 * The street that passes nearest by a point, how far in metres, and the number of the door there; 0
 * when it has none.
 */
export type NearestStreet = {
  readonly street: Street
  readonly metres: number
  readonly point: Point
  readonly number: number
}

/**
 * Returns the share of the way from one known point to the next at which the line passes nearest.
 */
function shareAt(point: Point, from: Knot, to: Knot): number {
  const [x, y] = metresOf(to, from)
  const [px, py] = metresOf(point, from)
  const length = x * x + y * y
  return length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length))
}

/** Finds the nearest street; undefined when there are none. */
export function nearestStreet(streets: readonly Street[], point: Point): NearestStreet | undefined {
  let nearest: NearestStreet | undefined
  for (const street of streets) {
    for (const [from, to] of piecesOf(street)) {
      const share = shareAt(point, from, to)
      const at = pointBetween(from, to, share)
      const metres = flatMetresBetween(point, at)
      if (nearest && nearest.metres <= metres) continue
      const number = Math.round(from.number + (to.number - from.number) * share)
      nearest = { street, metres, point: at, number }
    }
  }
  return nearest
}

import type { LocationPoint } from '../delivery/user-location.ts'
import { metresBetween } from '../position/metres-between.ts'

type Stop = { readonly destination: LocationPoint | null }
type Placed = { readonly destination: LocationPoint }

/**
 * Takes the nearest out of those that are left, of the same distance the first; undefined where
 * none is left.
 */
function takeNearest<One extends Placed>(from: LocationPoint, left: One[]): One | undefined {
  const metres = left.map(({ destination }) => metresBetween(from, destination))
  return left.splice(metres.indexOf(Math.min(...metres)), 1)[0]
}

/**
 * Orders the stops of a stack: from the shop to the nearest door, from there to the nearest of the
 * others, and so on; of equally near doors the first given. Stops without a place come last, as
 * given.
 */
export function stopsInOrder<One extends Stop>(shop: LocationPoint | null, stops: readonly One[]): One[] {
  const left = stops.filter((stop): stop is One & Placed => stop.destination !== null)
  const ordered: One[] = []
  let next = shop ? takeNearest(shop, left) : left.shift()
  while (next) {
    ordered.push(next)
    next = takeNearest(next.destination, left)
  }
  return [...ordered, ...stops.filter(({ destination }) => destination === null)]
}

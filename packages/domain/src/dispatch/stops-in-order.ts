import type { LocationPoint } from '../delivery/user-location.ts'
import { metresBetween } from '../position/metres-between.ts'

type Stop = { readonly destination: LocationPoint | null }

/**
 * An order for the stops of a stack: from the shop to the nearest door, from there to the nearest of the others, and
 * so on; of doors that are as near the first given. What nobody knows the place of comes last, as given.
 */
export function stopsInOrder<One extends Stop>(shop: LocationPoint | null, stops: readonly One[]): One[] {
  const left = stops.filter(({ destination }) => destination !== null)
  const ordered: One[] = []
  let here = shop ?? left[0]?.destination ?? null
  while (left.length > 0 && here) {
    const from = here
    const metres = left.map(({ destination }) => (destination ? metresBetween(from, destination) : 0))
    const [next] = left.splice(metres.indexOf(Math.min(...metres)), 1)
    if (!next) break
    ordered.push(next)
    here = next.destination
  }
  return [...ordered, ...stops.filter(({ destination }) => destination === null)]
}

import type { Area } from '@mostrador/domain/delivery/contains-point'
import { byRank, type RankedArea } from '@mostrador/domain/delivery/delivery-zone'
import { intersection, type Geom } from 'polyclip-ts'

/** Where two zones overlap, and which of them decides there. */
export type Overlap<Zone> = {
  readonly winner: Zone
  readonly loser: Zone
  readonly by: 'priority' | 'position'
  readonly area: Area
}

/** More pairs than that are no longer read by anybody, and take a while to cut. */
const MOST = 60

/**
 * Where zones overlap, the strongest first: the one that decides and the one that it wins against.
 * What cannot be cut, as a drawing that crosses itself, overlaps with nothing.
 */
export function overlapsOf<Zone extends RankedArea>(zones: readonly Zone[]): readonly Overlap<Zone>[] {
  const ranked = byRank(zones)
  const found: Overlap<Zone>[] = []
  for (const [place, winner] of ranked.entries())
    for (const loser of ranked.slice(place + 1)) {
      if (found.length === MOST) return found
      const area = shared(winner.area, loser.area)
      const by = winner.priority > loser.priority ? 'priority' : 'position'
      if (area) found.push({ winner, loser, by, area })
    }
  return found
}

function shared(one: Area, other: Area): Area | undefined {
  try {
    const coordinates = intersection(one.coordinates as Geom, other.coordinates as Geom)
    return coordinates.length > 0 ? { type: 'MultiPolygon', coordinates } : undefined
  } catch {
    return undefined
  }
}

import type { Area } from '@mostrador/domain/delivery/contains-point'
import { byRank, type RankedArea } from '@mostrador/domain/delivery/delivery-zone'
import { intersection, type Geom } from 'polyclip-ts'

/** Part that two zones share, and which of them decides there. */
export type Overlap<Zone> = {
  readonly winner: Zone
  readonly loser: Zone
  readonly by: 'priority' | 'position'
  readonly area: Area
}

/** More pairs help nobody and take long to cut. */
const MOST = 60

/** Finds where zones overlap, strongest first; a malformed area overlaps nothing. */
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

import type { WorkingDay } from '../scheduling/opening-hours.ts'
import type { WallClock } from '../scheduling/wall-clock.ts'
import { containsPoint, type Point } from './contains-point.ts'
import { byRank, isServedAt, type RankedArea } from './delivery-zone.ts'

type Judged = RankedArea & { readonly workingDays: readonly WorkingDay[] }

/** Zone that decides at a point, and why it is this one. */
export type ZoneVerdict<Zone> = {
  /** The zone that decides; undefined where nothing is delivered. */
  readonly zone: Zone | undefined
  /** The zone that it wins against, by its priority or by its place in the list. */
  readonly over: { readonly zone: Zone; readonly by: 'priority' | 'position' } | undefined
  /** Zones that reach the point and would come first, and are not served at that time. */
  readonly resting: readonly Zone[]
}

/** Finds the zone as `zoneAt` does, with the reason: by the same order and the same hours. */
export function zoneVerdict<Zone extends Judged>(
  zones: readonly Zone[],
  point: Point,
  clock: WallClock,
): ZoneVerdict<Zone> {
  const reaching = byRank(zones).filter(({ area }) => containsPoint(area, point))
  const place = reaching.findIndex((zone) => isServedAt(zone, clock))
  const zone = reaching[place]
  const resting = zone ? reaching.slice(0, place) : reaching
  const next = zone && reaching.slice(place + 1).find((other) => isServedAt(other, clock))
  const by = next && next.priority < zone.priority ? 'priority' : 'position'
  return { zone, over: next && { zone: next, by }, resting }
}

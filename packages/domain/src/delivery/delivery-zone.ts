import type { DeliveryTerms } from '../pricing/adjustment.ts'
import { isOpenAt, type WorkingDay } from '../scheduling/opening-hours.ts'
import type { WallClock } from '../scheduling/wall-clock.ts'
import { containsPoint, type Area, type Point } from './contains-point.ts'
import type { ZoneDelays } from './zone-delays.ts'

/** An area with its place among those that overlap it. */
export type RankedArea = { readonly area: Area; readonly priority: number; readonly position: number }

/**
 * An area that a branch contact delivers to, with its own terms. Without hours it is served
 * whenever the branch contact is open; `riderCapacity` is how many deliveries can be under way in
 * it at once, null without limit; where it says minutes of its own, orders are promised those.
 */
export type DeliveryZone = RankedArea &
  ZoneDelays & {
    readonly id: string
    readonly name: string
    readonly terms: DeliveryTerms
    readonly workingDays: readonly WorkingDay[]
    readonly riderCapacity: number | null
  }

/** Whether a zone is served at a time. */
export const isServedAt = (zone: Pick<DeliveryZone, 'workingDays'>, clock: WallClock): boolean =>
  zone.workingDays.length === 0 || isOpenAt(zone.workingDays, clock)

/**
 * Compares areas by the order in which they decide: the higher priority first, and between equals
 * the shop's order.
 */
export const byRank = <Ranked extends Omit<RankedArea, 'area'>>(
  areas: readonly Ranked[],
): readonly Ranked[] => areas.toSorted((a, b) => b.priority - a.priority || a.position - b.position)

/**
 * Finds the zone that decides at a point and a time. Where zones overlap the higher priority wins,
 * and between equals the first of the shop's order; a zone outside its hours decides nothing.
 * Undefined outside of all.
 */
export const zoneAt = (
  zones: readonly DeliveryZone[],
  point: Point,
  clock: WallClock,
): DeliveryZone | undefined =>
  byRank(zones).find((zone) => containsPoint(zone.area, point) && isServedAt(zone, clock))

import type { DeliveryTerms } from '../pricing/adjustment.ts'
import { isOpenAt } from '../scheduling/opening-hours.ts'
import type { WorkingDay } from '../scheduling/opening-hours.ts'
import type { WallClock } from '../scheduling/wall-clock.ts'
import { containsPoint } from './contains-point.ts'
import type { Area, Point } from './contains-point.ts'

/**
 * An area that a branch contact delivers to, with its own terms. Without hours it is served
 * whenever the local is open; `riderCapacity` is how many deliveries can be under way in it at
 * once, null without limit.
 */
export type DeliveryZone = {
  readonly id: string
  readonly name: string
  readonly area: Area
  readonly priority: number
  readonly position: number
  readonly terms: DeliveryTerms
  readonly workingDays: readonly WorkingDay[]
  readonly riderCapacity: number | null
}

const isServedAt = (zone: DeliveryZone, clock: WallClock): boolean =>
  zone.workingDays.length === 0 || isOpenAt(zone.workingDays, clock)

const byPriority = (a: DeliveryZone, b: DeliveryZone): number =>
  b.priority - a.priority || a.position - b.position

/**
 * The zone that decides at a point and a time. Where zones overlap the higher priority wins, and
 * between equals the one that stands first in the shop's order; a zone outside its hours decides
 * nothing. `undefined` is outside.
 */
export const zoneAt = (
  zones: readonly DeliveryZone[],
  point: Point,
  clock: WallClock,
): DeliveryZone | undefined =>
  zones.toSorted(byPriority).find((zone) => containsPoint(zone.area, point) && isServedAt(zone, clock))

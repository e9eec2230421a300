import type { Area } from '@mostrador/domain/delivery/contains-point'
import type { RankedArea } from '@mostrador/domain/delivery/delivery-zone'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { WorkingDay } from '@mostrador/domain/scheduling/opening-hours'
import { areaOf, ringsOf } from './area-rings.ts'
import type { ZoneThing } from './use-contact-document.ts'

/** Zone of the document in the shape that judges orders. */
export type MapZone = RankedArea & {
  readonly key: string
  readonly name: string
  readonly workingDays: readonly WorkingDay[]
  readonly thing: ZoneThing
}

const COMPLETE = /^\d\d:\d\d-\d\d:\d\d$/

/** Converts a week; hours still being typed are left out. */
function workingDaysOf(week: Partial<Record<DayOfWeek, readonly string[]>> = {}): readonly WorkingDay[] {
  return DAYS_OF_WEEK.flatMap((dayOfWeek) => {
    const workingHours = (week[dayOfWeek] ?? [])
      .filter((one) => COMPLETE.test(one))
      .map((one) => ({ startAt: one.slice(0, 5), endAt: one.slice(6) }))
    return workingHours.length > 0 ? [{ dayOfWeek, workingHours }] : []
  })
}

/** Returns the area as drawn, closed and with valid numbers; undefined for a malformed one. */
function drawnArea(area: Area | undefined): Area | undefined {
  const rings = area && ringsOf(area)
  return rings && areaOf(rings)
}

/** Returns the active zones as orders are judged by them, without malformed areas. */
export const mapZones = (zones: readonly ZoneThing[]): readonly MapZone[] =>
  zones.flatMap((thing, position) => {
    const area = thing.active === false ? undefined : drawnArea(thing.area)
    if (!area) return []
    const { key, name, priority = 0 } = thing
    return [{ key, name, area, priority, position, workingDays: workingDaysOf(thing.hours), thing }]
  })

/** Returns the zones with the edited one; a new one stands last. */
export const withEdited = (
  zones: readonly ZoneThing[],
  thingKey: string | undefined,
  edited: ZoneThing,
): readonly ZoneThing[] =>
  thingKey === undefined
    ? [...zones, edited]
    : zones.map((zone) => (zone.key === thingKey ? { ...edited, key: thingKey } : zone))

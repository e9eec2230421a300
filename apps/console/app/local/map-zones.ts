import type { Area } from '@mostrador/domain/delivery/contains-point'
import type { RankedArea } from '@mostrador/domain/delivery/delivery-zone'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { WorkingDay } from '@mostrador/domain/scheduling/opening-hours'
import { areaOf, ringsOf } from './area-rings.ts'
import type { ZoneThing } from './use-local.ts'

/** A zone of the document as the rule of an order takes it. */
export type MapZone = RankedArea & {
  readonly key: string
  readonly name: string
  readonly workingDays: readonly WorkingDay[]
  readonly thing: ZoneThing
}

const COMPLETE = /^\d\d:\d\d-\d\d:\d\d$/

/** A week of the document as working days; hours that are being typed are none yet. */
function workingDaysOf(week: Partial<Record<DayOfWeek, readonly string[]>> = {}): readonly WorkingDay[] {
  return DAYS_OF_WEEK.flatMap((dayOfWeek) => {
    const workingHours = (week[dayOfWeek] ?? [])
      .filter((one) => COMPLETE.test(one))
      .map((one) => ({ startAt: one.slice(0, 5), endAt: one.slice(6) }))
    return workingHours.length > 0 ? [{ dayOfWeek, workingHours }] : []
  })
}

/** The area as it is drawn: closed, and of numbers that a map has; undefined for what is none. */
function drawnArea(area: Area | undefined): Area | undefined {
  const rings = area && ringsOf(area)
  return rings && areaOf(rings)
}

/** The zones that are delivered to, as an order would be judged; without those that are no area. */
export const mapZones = (zones: readonly ZoneThing[]): readonly MapZone[] =>
  zones.flatMap((thing, position) => {
    const area = thing.active === false ? undefined : drawnArea(thing.area)
    if (!area) return []
    const { key, name, priority = 0 } = thing
    return [{ key, name, area, priority, position, workingDays: workingDaysOf(thing.hours), thing }]
  })

/** The zones of the local with one as it is being edited; a new one stands last. */
export const withEdited = (
  zones: readonly ZoneThing[],
  thingKey: string | undefined,
  edited: ZoneThing,
): readonly ZoneThing[] =>
  thingKey === undefined
    ? [...zones, edited]
    : zones.map((zone) => (zone.key === thingKey ? { ...edited, key: thingKey } : zone))

import { areaFault, type AreaFault } from '@mostrador/domain/delivery/area-fault'
import { MOST_CORNERS_OF_AREA, MOST_CORNERS_OF_CONTACT } from '@mostrador/domain/delivery/most-corners'
import { closedRing } from './closed-ring.ts'
import { problem, type Problem } from './problems.ts'
import { isSwapped } from './country-boxes.ts'
import { at, numberOf, spotsIn, spotUnder, textOf, valueOf, type Spot } from './spot.ts'

/** Problems of branch contacts whose latitude and longitude were exchanged. */
export const locationProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'branchContacts').flatMap((contact) => {
    const location = spotUnder(contact, 'location')
    const [lat, lng] = location ? [numberOf(location, 'lat'), numberOf(location, 'lng')] : []
    if (!location || lat === undefined || lng === undefined) return []
    return isSwapped(textOf(branch, 'country'), { lat, lng })
      ? [problem(location.path, 'coordinates-swapped', { order: `"lat": ${lng}, "lng": ${lat}` })]
      : []
  })

/**
 * Problems of the areas of delivery zones: first too many corners; then rings that are too short,
 * flat, off the map, around the back of it, or with latitude and longitude exchanged; then sides
 * that cross, and holes outside their border. The schema closes open rings.
 */
export const areaProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'branchContacts').flatMap((contact) => {
    const areas = spotsIn(contact, 'deliveryZones').flatMap((zone) => {
      const area = spotUnder(zone, 'area')
      return area ? [{ area, corners: countCorners(valueOf(area, 'coordinates')) }] : []
    })
    if (areas.reduce((sum, { corners }) => sum + corners, 0) > MOST_CORNERS_OF_CONTACT)
      return [
        problem(at(contact.path, 'deliveryZones'), 'areas-too-many-corners', {
          maximum: MOST_CORNERS_OF_CONTACT,
        }),
      ]
    return areas.flatMap(({ area, corners }) =>
      corners > MOST_CORNERS_OF_AREA
        ? [problem(area.path, 'area-too-many-corners', { maximum: MOST_CORNERS_OF_AREA })]
        : problemsOfArea(area, textOf(branch, 'country')),
    )
  })

/** Counts the positions in the coordinates of an area. */
const countCorners = (written: unknown): number =>
  Array.isArray(written)
    ? written.reduce<number>((sum, inner: unknown) => sum + (isPosition(inner) ? 1 : countCorners(inner)), 0)
    : 0

function problemsOfArea(area: Spot, country: string | undefined): readonly Problem[] {
  const coordinates = valueOf(area, 'coordinates')
  const path = at(area.path, 'coordinates')
  const polygons =
    textOf(area, 'type') === 'MultiPolygon' ? listed(coordinates, path) : [[path, coordinates] as const]
  const told = polygons.flatMap(([where, polygon]) =>
    listed(polygon, where).flatMap(([place, ring]) => ringProblems(ring, { path: place, country })),
  )
  return told.length > 0 ? told : polygons.flatMap(([where, polygon]) => drawingProblems(polygon, where))
}

/** Returns the problems of a polygon whose rings are good one by one. */
function drawingProblems(written: unknown, path: string): readonly Problem[] {
  if (!Array.isArray(written) || !written.every(isRing)) return []
  const fault = areaFault({ type: 'Polygon', coordinates: written.map((ring) => closedRing(ring)) })
  return fault ? [faultProblem(fault, path)] : []
}

function faultProblem(fault: AreaFault, path: string): Problem {
  const { ring, corner } = fault.at
  const place = at(at(path, ring), corner)
  if (fault.code === 'hole-outside')
    return problem(place, 'area-hole-outside', { corner: corner + 1, hole: ring })
  if (fault.code === 'holes-overlap')
    return problem(at(path, ring), 'area-holes-overlap', { one: ring, other: fault.other.ring })
  return problem(place, 'area-crosses', {
    one: corner + 1,
    ring,
    other: fault.other.corner + 1,
    otherRing: fault.other.ring,
  })
}

const listed = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  Array.isArray(value) ? value.map((inner: unknown, index) => [at(path, index), inner]) : []

function ringProblems(
  written: unknown,
  { path, country }: { readonly path: string; readonly country: string | undefined },
): readonly Problem[] {
  if (!Array.isArray(written) || !written.every(isPosition)) return []
  const ring = closedRing(written)
  const [first] = ring
  if (ring.length < 4 || !first) return [problem(path, 'area-too-few-points')]
  const swapped = ring.findIndex(([lng, lat]) => isSwapped(country, { lat, lng }))
  const [lat, lng] = ring[swapped] ?? []
  if (swapped >= 0) return [problem(at(path, swapped), 'coordinates-swapped', { order: `[${lng}, ${lat}]` })]
  const outside = ring.findIndex((one) => Math.abs(one[0]) > 180 || Math.abs(one[1]) > 90)
  if (outside >= 0) return [problem(at(path, outside), 'area-outside')]
  const leap = ring.findIndex((one, index) => Math.abs(one[0] - (ring[index - 1] ?? first)[0]) > 180)
  if (leap >= 0) return [problem(at(path, leap), 'area-crosses-antimeridian')]
  return isFlat(ring) ? [problem(path, 'area-flat')] : []
}

/** Whether all points of a ring lie on one line, so that it holds nothing but its border. */
function isFlat(ring: readonly (readonly [number, number])[]): boolean {
  const [origin = [0, 0]] = ring
  const isAway = ([lng, lat]: readonly [number, number]): boolean => lng !== origin[0] || lat !== origin[1]
  const other = ring.find(isAway) ?? origin
  const [alongLng, alongLat] = [other[0] - origin[0], other[1] - origin[1]]
  return ring.every(([lng, lat]) => alongLng * (lat - origin[1]) === alongLat * (lng - origin[0]))
}

const isRing = (value: unknown): value is readonly (readonly [number, number])[] =>
  Array.isArray(value) && value.every(isPosition)

const isPosition = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'

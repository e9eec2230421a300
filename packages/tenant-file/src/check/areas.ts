import type { Problem } from '../problems.ts'
import { problem } from '../problems.ts'
import type { Spot } from './spot.ts'
import { at, spotsIn, spotUnder, textOf, valueOf } from './spot.ts'

/**
 * Rings of delivery zones that are not closed, too short, flat, off the map or around the back of
 * it.
 */
export const areaProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'branchContacts')
    .flatMap((contact) => spotsIn(contact, 'deliveryZones'))
    .flatMap((zone) => {
      const area = spotUnder(zone, 'area')
      if (!area) return []
      const coordinates = valueOf(area, 'coordinates')
      const path = at(area.path, 'coordinates')
      const polygons =
        textOf(area, 'type') === 'MultiPolygon' ? listed(coordinates, path) : [[path, coordinates] as const]
      return polygons.flatMap(([where, polygon]) =>
        listed(polygon, where).flatMap(([place, ring]) => ringProblems(ring, place)),
      )
    })

const listed = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  Array.isArray(value) ? value.map((inner: unknown, index) => [at(path, index), inner]) : []

function ringProblems(ring: unknown, path: string): readonly Problem[] {
  if (!Array.isArray(ring) || !ring.every(isPosition)) return []
  const [first, last] = [ring[0], ring.at(-1)]
  if (ring.length < 4 || !first || !last) return [problem(path, 'area-too-few-points')]
  if (first[0] !== last[0] || first[1] !== last[1]) return [problem(path, 'area-not-closed')]
  const outside = ring.findIndex(([lng, lat]) => Math.abs(lng) > 180 || Math.abs(lat) > 90)
  if (outside >= 0) return [problem(at(path, outside), 'area-outside')]
  const leap = ring.findIndex(([lng], index) => Math.abs(lng - (ring[index - 1] ?? first)[0]) > 180)
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

const isPosition = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'

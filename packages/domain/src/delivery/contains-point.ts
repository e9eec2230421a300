import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'

/** A place on earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

/**
 * A GeoJSON area: rings of `[lng, lat]`, the first of each polygon its border and the others its
 * holes.
 */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }

type Ring = readonly (readonly [number, number])[]
type Feature = Parameters<typeof booleanPointInPolygon>[1]
type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

function boxOf({ type, coordinates }: Area): Box {
  // Holes lie within their borders: they make no box larger.
  const rings = type === 'Polygon' ? coordinates : coordinates.flat()
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [lng, lat] of rings.flat()) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

/**
 * A point lies in the boxes of a few of two hundred zones: a box is made once for as long as its
 * area is in memory.
 */
const boxes = new WeakMap<Area, Box>()

function boxAround(area: Area): Box {
  const known = boxes.get(area)
  if (known) return known
  const box = boxOf(area)
  boxes.set(area, box)
  return box
}

/** Whether the smallest box around an area holds a point: cheap, and false is final. */
export function mayContainPoint(area: Area, { lat, lng }: Point): boolean {
  const box = boxAround(area)
  return box.west <= lng && lng <= box.east && box.south <= lat && lat <= box.north
}

/**
 * Whether an area holds a point. Its borders belong to it, those of its holes too: a diner on the
 * line is served.
 */
export const containsPoint = (area: Area, point: Point): boolean =>
  mayContainPoint(area, point) && booleanPointInPolygon([point.lng, point.lat], area as unknown as Feature)

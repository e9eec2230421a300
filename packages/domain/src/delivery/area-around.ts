import type { Area, Point } from './contains-point.ts'

const METRES_OF_A_DEGREE = 111_320
const CORNERS = 48
const SCALE = 1e6

const rounded = (degrees: number): number => Math.round(degrees * SCALE) / SCALE

/**
 * Draws a ring around a place with 48 corners, as a closed GeoJSON area. `km`: its radius in
 * kilometres on the ground.
 */
export function areaAround({ lat, lng }: Point, km: number): Area {
  const latRadius = (km * 1000) / METRES_OF_A_DEGREE
  const lngRadius = latRadius / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const turn = (index / CORNERS) * 2 * Math.PI
    return [rounded(lng + lngRadius * Math.cos(turn)), rounded(lat + latRadius * Math.sin(turn))] as const
  })
  const [first = [lng, lat] as const] = corners
  return { type: 'Polygon', coordinates: [[...corners, first]] }
}

function areasIn(value: unknown): readonly Area[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, coordinates, geometry, features } = value as Readonly<Record<string, unknown>>
  if (type === 'Feature') return areasIn(geometry)
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.flatMap(areasIn)
  const isArea = type === 'Polygon' || type === 'MultiPolygon'
  return isArea && Array.isArray(coordinates) ? [{ type, coordinates } as unknown as Area] : []
}

const polygonsOf = (area: Area): readonly unknown[] =>
  area.type === 'MultiPolygon' ? area.coordinates : [area.coordinates]

/**
 * Reads an area from GeoJSON as map programs write it: a geometry, a feature, or several, which
 * are one area together. Undefined for a text without an area. The check of the document judges
 * whether its corners are places.
 */
export function readArea(text: string): Area | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const areas = areasIn(parsed)
  const [only] = areas
  if (!only || areas.length === 1) return only
  return { type: 'MultiPolygon', coordinates: areas.flatMap(polygonsOf) } as unknown as Area
}

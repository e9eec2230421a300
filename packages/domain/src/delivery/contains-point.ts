import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'

/** A place on earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

/** A GeoJSON area: rings of `[lng, lat]`, the first of each polygon its border and the others its holes. */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }

type Ring = readonly (readonly [number, number])[]
type Feature = Parameters<typeof booleanPointInPolygon>[1]

/** Whether an area holds a point. Its borders belong to it, those of its holes too: who lives on the line is served. */
export const containsPoint = (area: Area, { lat, lng }: Point): boolean =>
  booleanPointInPolygon([lng, lat], area as unknown as Feature)

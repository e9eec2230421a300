import type { LocationPoint } from '../delivery/user-location.ts'

/** Mean radius of the earth, in metres: the database computes with it too. */
export const EARTH_METRES = 6_371_009

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the distance of two points over the ground, in metres, on a round earth: right to half a
 * percent anywhere.
 */
export function metresBetween(a: LocationPoint, b: LocationPoint): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

import type { Point } from '../geocoder.ts'

const METRES_PER_DEGREE = 111_195

/** Degrees as metres on a plane around a latitude: right to a thousandth within a city. */
export const metresOf = ({ lat, lng }: Point, around: Point): readonly [number, number] => [
  (lng - around.lng) * METRES_PER_DEGREE * Math.cos((around.lat * Math.PI) / 180),
  (lat - around.lat) * METRES_PER_DEGREE,
]

/** About how far two points of a city are apart, in metres, on that plane. */
export const flatMetresBetween = (a: Point, b: Point): number => Math.hypot(...metresOf(b, a))

import type { Point } from './geocoder.ts'

/**
 * The documents' countries in Latin America (their phone field's, without the United States).
 * Source: 000 §5, §9.
 */
export const LATIN_AMERICA = ['ar', 'uy', 'cl', 'co', 'pe', 'br', 've', 'py', 'mx', 'ec', 'bo'] as const

/** The box around them, as `minLng,minLat,maxLng,maxLat`. */
export const LATIN_AMERICA_BOX = '-118,-56,-32,33'

/** Whether a country's ISO 3166 code, in any case, is one of the documents' countries. */
export const isServedCountry = (code: string): boolean =>
  (LATIN_AMERICA as readonly string[]).includes(code.toLowerCase())

/**
 * Whether a point can be in one of them; a provider's faulty one (no number, swapped, null island)
 * is not.
 */
export const isServedPoint = ({ lat, lng }: Point): boolean =>
  lat >= -56 && lat <= 33 && lng >= -118 && lng <= -32

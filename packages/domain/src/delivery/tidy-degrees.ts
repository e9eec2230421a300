const SCALE = 1e9

/**
 * Rounds degrees to a tenth of a millimetre, and never to minus zero. Finer ones, as 5e-324, are
 * no place, and a database that multiplies them fails.
 */
export const tidyDegrees = (degrees: number): number => Math.round(degrees * SCALE) / SCALE + 0
